import { startTransition, useRef, useState } from 'react';
import { saveFile } from '../../saveFile.ts';
import type { PreviewAnswer, WriteAnswer } from '../moveQuestions.ts';
import { chosenOf, type MoveState, packsOf, type Row } from '../moveState.ts';
import { type Target, type TargetId, targets } from '../targets.ts';
import type { MoveWorker } from '../useMoveWorker.ts';

interface FileWriterOptions {
  readonly state: MoveState;
  readonly rows: readonly Row[];
  readonly target: TargetId;
  readonly preview: PreviewAnswer;
  /** Derives the key of an encrypted file. It is stopped if the visitor cancels. */
  readonly keyWorker: MoveWorker;
  /** Called when writing starts and ends. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** What was written, and for which accounts. */
interface Written extends WriteAnswer {
  readonly rows: readonly Row[];
}

/** Writes the chosen accounts in the target's format. Saves the result, unless it is QR codes. */
export function useFileWriter(options: FileWriterOptions) {
  const { state, rows, target, preview, keyWorker, onBusy } = options;
  const [problem, setProblem] = useState<'incomplete' | 'failed' | 'insecure'>();
  const [share, setShare] = useState<number>();
  const [written, setWritten] = useState<Written>();
  const [writtenCount, setWrittenCount] = useState(0);
  const latestWrite = useRef(0);
  const { isEncrypted }: Target = targets[target];

  const end = (reason?: typeof problem) => {
    setShare(undefined);
    setProblem(reason);
    onBusy(false);
  };
  const write = async (password: string) => {
    latestWrite.current += 1;
    const writeNumber = latestWrite.current;
    setProblem(undefined);
    setShare(0);
    onBusy(true);
    try {
      const question = {
        kind: 'write',
        packs: packsOf(state),
        chosen: chosenOf(rows),
        target,
        password,
        now: preview.fileName === '' ? Date.now() : preview.now,
      } as const;
      const answer = await keyWorker.ask(
        question,
        (done) => writeNumber === latestWrite.current && setShare(done),
      );
      if (writeNumber !== latestWrite.current) return;
      if (!answer.isComplete) {
        end('incomplete');
        return;
      }
      const { file } = answer;
      if (file.kind === 'file')
        saveFile(file.name, new Blob([file.bytes as BlobPart], { type: file.mediaType }));
      end();
      startTransition(() => {
        setWritten({ ...answer, rows });
        setWrittenCount((before) => before + 1);
      });
    } catch (error) {
      // Without HTTPS, browsers have no WebCrypto, which most of the encrypted formats need.
      const isInsecure = isEncrypted && !isSecureContext;
      if (!isInsecure) reportError(error);
      end(isInsecure ? 'insecure' : 'failed');
    }
  };

  return {
    /** The share of the key derivation that is done, from 0 to 1. Undefined while nothing is being written. */
    share,
    /** Why nothing was written. */
    problem,
    clearProblem: () => setProblem(undefined),
    /** What was written last. Undefined if the visitor has changed the accounts since then. */
    written: written?.rows === rows ? written : undefined,
    /** How many times something was written. */
    writtenCount,
    write: (password: string) => void write(password),
    cancel: () => {
      latestWrite.current += 1;
      keyWorker.stop();
      end();
    },
  };
}

export type FileWriter = ReturnType<typeof useFileWriter>;
