import { useEffect, useMemo, useState } from 'react';
import { useClock } from '../../useClock.ts';
import type { CodePair, WriteAnswer } from '../moveQuestions.ts';
import { chosenOf, type MoveState, packsOf, type Row } from '../moveState.ts';
import type { MoveWorker } from '../useMoveWorker.ts';

/** Returns the length of a time step in seconds. Undefined if the codes don't depend on the time. */
export function periodOf({ listed: { type, period } }: Row): number | undefined {
  if (type === 'hotp') return undefined;
  if (type === 'totp') return period;
  return type === 'motp' ? 10 : 30;
}

/**
 * Returns the codes of accounts, computed from the old accounts and from the written file, and the current Unix time in
 * seconds. Both are undefined until they are known.
 * @param shown the accounts, all of which the written file contains
 * @param fileIndexes the index of each of these accounts in the written file
 */
export function useCodePairs(
  worker: MoveWorker,
  state: MoveState,
  shown: readonly Row[],
  fileIndexes: readonly number[],
  { reopened }: WriteAnswer,
): { readonly pairs: readonly CodePair[] | undefined; readonly seconds: number | undefined } {
  const now = useClock(true);
  const [pairs, setPairs] = useState<readonly CodePair[]>();
  const periods = useMemo(() => [...new Set(shown.flatMap((row) => periodOf(row) ?? []))], [shown]);
  const seconds = now === undefined ? undefined : Math.floor(now / 1000);
  const stepsNow =
    seconds === undefined
      ? undefined
      : periods.map((period) => Math.floor(seconds / period)).join(' ');
  useEffect(() => {
    if (stepsNow === undefined) return undefined;
    let isWanted = true;
    const question = {
      kind: 'codes',
      packs: packsOf(state),
      chosen: chosenOf(shown),
      reopened,
      fileIndexes,
      now: Date.now(),
    } as const;
    worker.ask(question).then((answer) => isWanted && setPairs(answer), reportError);
    return () => {
      isWanted = false;
    };
  }, [worker, state, shown, fileIndexes, reopened, stepsNow]);
  return { pairs, seconds };
}
