import { startTransition, useEffect, useMemo, useState } from 'react';
import type { PreviewAnswer } from '../moveQuestions.ts';
import { chosenOf, type MoveState, packsOf, type Row } from '../moveState.ts';
import type { TargetId } from '../targets.ts';
import type { MoveWorker } from '../useMoveWorker.ts';

/** What a target changes. */
export interface Preview {
  /** Undefined until the worker has answered for the target. While the visitor edits accounts, the previous answer. */
  readonly answer: PreviewAnswer | undefined;
  readonly hasFailed: boolean;
}

interface TargetAnswer extends Preview {
  readonly target: TargetId;
}

/** The pause in typing after which the losses are computed again, in milliseconds. */
const typingPause = 150;

/** Asks the worker what the target changes, whenever the target or the accounts change. */
export function usePreview(
  worker: MoveWorker,
  state: MoveState,
  rows: readonly Row[],
  target: TargetId | '',
): Preview {
  const [shown, setShown] = useState<TargetAnswer>();
  const packs = useMemo(() => packsOf(state), [state]);
  const isPresent = shown !== undefined && shown.target === target;
  useEffect(() => {
    if (target === '') return undefined;
    let isWanted = true;
    const show = (answer: PreviewAnswer | undefined) => {
      if (!isWanted) return;
      startTransition(() => setShown({ target, answer, hasFailed: answer === undefined }));
    };
    const ask = () => {
      worker
        .ask({ kind: 'preview', packs, chosen: chosenOf(rows), target, now: Date.now() })
        .then(show, (error: unknown) => {
          reportError(error);
          show(undefined);
        });
    };
    const timer = setTimeout(ask, isPresent ? typingPause : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `isPresent` only chooses the pause
  }, [worker, packs, rows, target]);
  return isPresent ? shown : { answer: undefined, hasFailed: false };
}
