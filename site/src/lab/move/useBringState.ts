import { type Dispatch, startTransition, useState } from 'react';
import {
  type BringProblem,
  type BringState,
  initialBringState,
  type LockedContent,
} from './bringState.ts';
import type { OpenAnswer } from './moveQuestions.ts';
import type { MoveAction } from './moveState.ts';

/** Changes some fields of the state. */
export type ChangeBring = (
  change: Partial<BringState> | ((before: BringState) => Partial<BringState>),
) => void;

/**
 * Adds the accounts of opened content. If the content needs a password, adds it to `locked`. Returns the problem, or
 * undefined if the content was opened or waits for a password.
 */
export type ReceiveContent = (
  opened: Omit<LockedContent, 'app'>,
  answer: OpenAnswer,
) => BringProblem | undefined;

/** Keeps what the first step shows, and receives the content that was opened. */
export function useBringState(dispatch: Dispatch<MoveAction>) {
  const [state, setState] = useState(initialBringState);
  const change: ChangeBring = (changed) =>
    setState((before) => ({
      ...before,
      ...(typeof changed === 'function' ? changed(before) : changed),
    }));
  const receive: ReceiveContent = ({ key, name, content }, answer) => {
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
  return { state, change, receive };
}
