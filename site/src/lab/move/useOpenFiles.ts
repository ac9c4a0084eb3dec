import { type Dispatch, startTransition, useRef, useState } from 'react';
import type { QrReader } from '../read/useQrReader.ts';
import {
  type BringProblem,
  type BringState,
  initialBringState,
  type LockedContent,
} from './bringState.ts';
import { loadFileOpener } from './lazy.ts';
import type { OpenAnswer } from './moveQuestions.ts';
import {
  qrSource,
  incompleteExports,
  type MoveAction,
  type Source,
  textSource,
} from './moveState.ts';
import type { MoveWorker } from './useMoveWorker.ts';

type Change = (change: Partial<BringState> | ((before: BringState) => Partial<BringState>)) => void;

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
  const [state, setState] = useState(initialBringState);
  const change: Change = (changed) =>
    setState((before) => ({
      ...before,
      ...(typeof changed === 'function' ? changed(before) : changed),
    }));
  const fileCount = useRef(0);
  const qrTexts = useRef<readonly string[]>([]);
  const hasMissingQrCodes = useRef(false);
  const latestText = useRef('');

  /** Returns the problem, or undefined if the content was opened or waits for a password. */
  const receive = (
    { key, name, content }: Omit<LockedContent, 'app'>,
    answer: OpenAnswer,
  ): BringProblem | undefined => {
    if (answer.kind === 'accounts') startTransition(() => dispatch({ type: 'open', key, answer }));
    else if (answer.kind === 'locked')
      change(({ locked }) => ({
        locked: [
          ...locked.filter((file) => file.key !== key),
          { key, name, app: answer.app, content },
        ],
      }));
    else return { kind: answer.reason, name, app: answer.app };
    return undefined;
  };

  const addQrCodes = async (
    texts: readonly string[],
    name = '',
  ): Promise<BringProblem | undefined> => {
    const content = [...new Set([...qrTexts.current, ...texts])];
    const answer = await worker.ask({ kind: 'open', content });
    if (answer.kind === 'error') return { kind: 'no-account-code', name, app: answer.app };
    qrTexts.current = content;
    const others = sources.filter((source) => source.key !== qrSource);
    const opened = answer.kind === 'accounts' ? [answer] : [];
    hasMissingQrCodes.current = incompleteExports([...others, ...opened]).length > 0;
    return receive({ key: qrSource, name, content }, answer);
  };

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

  /** Reads the QR codes of a frame. Resolves to 'all' if no QR code of an export is missing. */
  const readFrame = async (texts: readonly string[]): Promise<'all' | 'more'> => {
    const isNew = texts.some((text) => !qrTexts.current.includes(text));
    const problem = isNew ? await addQrCodes(texts) : undefined;
    const isComplete = problem === undefined && !hasMissingQrCodes.current;
    change(({ accountsFocusRequest }) => ({
      problems: problem ? [problem] : [],
      accountsFocusRequest: isComplete ? accountsFocusRequest + 1 : accountsFocusRequest,
    }));
    return isComplete ? 'all' : 'more';
  };

  const readText = async (text: string) => {
    latestText.current = text;
    change(({ locked }) => ({ locked: locked.filter(({ key }) => key !== textSource) }));
    const content = [text];
    if (text.trim() === '') {
      dispatch({ type: 'remove', key: textSource });
      change({ textProblem: undefined });
      return;
    }
    const answer = await worker.ask({ kind: 'open', content });
    if (text !== latestText.current) return;
    const textProblem = receive({ key: textSource, name: '', content }, answer);
    if (textProblem) dispatch({ type: 'remove', key: textSource });
    change({ textProblem });
  };

  const unlock = async ({ key, content }: LockedContent, password: string) => {
    change({ unlocking: { progress: 0 } });
    const showProgress = (progress: number) =>
      change(({ unlocking }) =>
        unlocking.progress === undefined ? {} : { unlocking: { progress } },
      );
    try {
      const answer = await keyWorker.ask({ kind: 'open', content, password }, showProgress);
      if (answer.kind === 'accounts') {
        startTransition(() => dispatch({ type: 'open', key, answer }));
        change(({ locked, accountsFocusRequest }) => {
          const others = locked.filter((file) => file.key !== key);
          const isLast = others.length === 0;
          return {
            unlocking: {},
            locked: others,
            accountsFocusRequest: isLast ? accountsFocusRequest + 1 : accountsFocusRequest,
          };
        });
      } else
        change({
          unlocking: { problem: answer.kind === 'locked' ? 'wrong-password' : answer.reason },
        });
    } catch (error) {
      reportError(error);
      change({ unlocking: { problem: 'failed' } });
    }
    // A key derivation may need hundreds of megabytes. They are free once the worker has stopped.
    keyWorker.stop();
  };

  return {
    ...state,
    readFiles: (files: readonly File[]) => void readFiles(files),
    readFrame,
    readText: (text: string) => void readText(text).catch(reportError),
    /** Moves focus to the accounts, as soon as their step has loaded. */
    showAccounts: () =>
      change(({ accountsFocusRequest }) => ({ accountsFocusRequest: accountsFocusRequest + 1 })),
    unlock: (locked: LockedContent, password: string) => void unlock(locked, password),
    /** Stops the key derivation. The password stays in its field. */
    cancel: () => {
      keyWorker.stop();
      change({ unlocking: {} });
    },
    /** Continues without a locked file. */
    skip: (key: string) =>
      change(({ locked, filesFocusRequest }) => {
        const others = locked.filter((file) => file.key !== key);
        return {
          unlocking: {},
          locked: others,
          filesFocusRequest: others.length === 0 ? filesFocusRequest + 1 : filesFocusRequest,
        };
      }),
  };
}

export type OpenFiles = ReturnType<typeof useOpenFiles>;
