import { useEffect } from 'react';
import { plainSecret, type ProbeId } from '@otp-lab/otp/app-test';
import { fillWithRandom } from '../settings/fillWithRandom.ts';
import { askSecret } from './askRunWorker.ts';
import { giveSecret } from './run.ts';
import { changeRun } from './runStore.ts';

/** Has a secret chosen for a QR code that is shown and has none. */
export function useSecret(id: ProbeId, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const give = (secret: string) => {
      if (isWanted) changeRun((run) => run && giveSecret(run, id, secret));
    };
    // Without the worker the test goes on: what its codes cannot show is not tested.
    askSecret(id).then(give, () => give(plainSecret(id, fillWithRandom)));
    return () => {
      isWanted = false;
    };
  }, [id, isMissing]);
}
