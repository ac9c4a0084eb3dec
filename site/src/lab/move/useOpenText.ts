import { type Dispatch, useRef, useState } from 'react';
import type { BringProblem } from './bringState.ts';
import { type MoveAction, textSource } from './moveState.ts';
import type { ChangeBring, ReceiveContent } from './useBringState.ts';
import type { MoveWorker } from './useMoveWorker.ts';

interface OpenTextOptions {
  readonly worker: MoveWorker;
  readonly dispatch: Dispatch<MoveAction>;
  readonly change: ChangeBring;
  readonly receive: ReceiveContent;
}

/** Opens the text of the field. Each text replaces the earlier one. */
export function useOpenText({ worker, dispatch, change, receive }: OpenTextOptions) {
  const [textProblem, setTextProblem] = useState<BringProblem>();
  const latestText = useRef('');

  const readText = async (text: string) => {
    latestText.current = text;
    change(({ locked }) => ({ locked: locked.filter(({ key }) => key !== textSource) }));
    const content = [text];
    if (text.trim() === '') {
      dispatch({ type: 'remove', key: textSource });
      setTextProblem(undefined);
      return;
    }
    const answer = await worker.ask({ kind: 'open', content });
    if (text !== latestText.current) return;
    const problem = receive({ key: textSource, name: '', content }, answer);
    if (problem) dispatch({ type: 'remove', key: textSource });
    setTextProblem(problem);
  };

  return {
    /** Why the text isn't opened. */
    textProblem,
    readText: (text: string) => void readText(text).catch(reportError),
  };
}
