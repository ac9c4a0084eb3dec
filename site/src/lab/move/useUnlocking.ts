import { type Dispatch, startTransition, useState } from 'react';
import type { LockedContent, Unlocking } from './bringState.ts';
import type { MoveAction } from './moveState.ts';
import type { ChangeBring } from './useBringState.ts';
import type { MoveWorker } from './useMoveWorker.ts';

interface UnlockingOptions {
  readonly keyWorker: MoveWorker;
  readonly dispatch: Dispatch<MoveAction>;
  readonly change: ChangeBring;
}

/** Opens locked content with a password, unless the visitor continues without it. */
export function useUnlocking({ keyWorker, dispatch, change }: UnlockingOptions) {
  const [unlocking, setUnlocking] = useState<Unlocking>({});

  const unlock = async ({ key, content }: LockedContent, password: string) => {
    setUnlocking({ progress: 0 });
    const showProgress = (progress: number) =>
      setUnlocking((before) => (before.progress === undefined ? before : { progress }));
    try {
      const answer = await keyWorker.ask({ kind: 'open', content, password }, showProgress);
      if (answer.kind === 'accounts') {
        startTransition(() => dispatch({ type: 'open', key, answer }));
        setUnlocking({});
        change(({ locked, accountsFocusRequest }) => {
          const others = locked.filter((file) => file.key !== key);
          const isLast = others.length === 0;
          return {
            locked: others,
            accountsFocusRequest: isLast ? accountsFocusRequest + 1 : accountsFocusRequest,
          };
        });
      } else setUnlocking({ problem: answer.kind === 'locked' ? 'wrong-password' : answer.reason });
    } catch (error) {
      reportError(error);
      setUnlocking({ problem: 'failed' });
    }
    // A key derivation may need hundreds of megabytes. They are free once the worker has stopped.
    keyWorker.stop();
  };

  return {
    unlocking,
    unlock: (locked: LockedContent, password: string) => void unlock(locked, password),
    /** Stops the key derivation. The password stays in its field. */
    cancel: () => {
      keyWorker.stop();
      setUnlocking({});
    },
    /** Continues without a locked file. */
    skip: (key: string) => {
      setUnlocking({});
      change(({ locked, filesFocusRequest }) => {
        const others = locked.filter((file) => file.key !== key);
        return {
          locked: others,
          filesFocusRequest: others.length === 0 ? filesFocusRequest + 1 : filesFocusRequest,
        };
      });
    },
  };
}
