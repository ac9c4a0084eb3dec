import { useEffect } from 'react';
import { plainSecret, type ProbeId } from '@otp-lab/otp/app-test';
import { fillWithRandom } from '../settings/fillWithRandom.ts';
import { askSecret } from './askTestWorker.ts';
import { setSecret } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';

/** Chooses a secret for the current QR code if it has none. */
export function useSecret(id: ProbeId, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const set = (secret: string) => {
      if (isWanted) changeTestRun((run) => run && setSecret(run, id, secret));
    };
    // If the worker fails, use a random secret. The report shows faults that its codes can't reveal as not tested.
    askSecret(id).then(set, () => set(plainSecret(id, fillWithRandom)));
    return () => {
      isWanted = false;
    };
  }, [id, isMissing]);
}
