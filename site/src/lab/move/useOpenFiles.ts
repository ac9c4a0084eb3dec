import { type Dispatch, useRef } from 'react';
import type { QrReader } from '../read/useQrReader.ts';
import type { BringProblem } from './bringState.ts';
import { loadFileOpener } from './lazy.ts';
import type { MoveAction, Source } from './moveState.ts';
import { useBringState } from './useBringState.ts';
import type { MoveWorker } from './useMoveWorker.ts';
import { useOpenQrCodes } from './useOpenQrCodes.ts';
import { useOpenText } from './useOpenText.ts';
import { useUnlocking } from './useUnlocking.ts';

interface OpenFilesOptions {
  readonly worker: MoveWorker;
  /** Tries passwords. It is stopped if the visitor cancels. */
  readonly keyWorker: MoveWorker;
  readonly read: QrReader;
  readonly sources: readonly Source[];
  readonly dispatch: Dispatch<MoveAction>;
}

/** Opens files, QR codes and text, one after the other, and asks for passwords. */
export function useOpenFiles({ worker, keyWorker, read, sources, dispatch }: OpenFilesOptions) {
  const { state, change, receive } = useBringState(dispatch);
  const { addQrCodes, readFrame } = useOpenQrCodes({ worker, sources, change, receive });
  const { textProblem, readText } = useOpenText({ worker, dispatch, change, receive });
  const { unlocking, unlock, cancel, skip } = useUnlocking({ keyWorker, dispatch, change });
  const fileCount = useRef(0);

  const addFile = async (file: File): Promise<BringProblem | undefined> => {
    const { name } = file;
    const { openFile } = await loadFileOpener();
    const found = await openFile(file, read);
    if (found.kind === 'qr-codes') return addQrCodes(found.texts, name);
    if (found.kind === 'problem') return { kind: found.problem, name, app: '' };
    const { bytes } = found;
    const answer = await worker.ask({ kind: 'open', content: bytes });
    fileCount.current += 1;
    return receive({ key: `file${fileCount.current}`, name, content: bytes }, answer);
  };

  const readFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    change({ readingCount: files.length, problems: [] });
    const problems: BringProblem[] = [];
    for (const file of files) {
      try {
        const problem = await addFile(file);
        if (problem) problems.push(problem);
      } catch (error) {
        reportError(error);
        problems.push({ kind: 'failed', name: file.name, app: '' });
      }
    }
    const hasOpened = problems.length < files.length;
    change(({ accountsFocusRequest, problemsFocusRequest, locked }) => ({
      readingCount: 0,
      problems,
      problemsFocusRequest: hasOpened ? problemsFocusRequest : problemsFocusRequest + 1,
      // If a file is locked, focus moves to the field for its password instead of the accounts.
      accountsFocusRequest:
        hasOpened && locked.length === 0 ? accountsFocusRequest + 1 : accountsFocusRequest,
    }));
  };

  return {
    ...state,
    textProblem,
    unlocking,
    readFiles: (files: readonly File[]) => void readFiles(files),
    readFrame,
    readText,
    unlock,
    cancel,
    skip,
    /** Moves focus to the accounts, as soon as their step has loaded. */
    showAccounts: () =>
      change(({ accountsFocusRequest }) => ({ accountsFocusRequest: accountsFocusRequest + 1 })),
  };
}

export type OpenFiles = ReturnType<typeof useOpenFiles>;
