import { useEffect, useState } from 'react';
import type { Observation } from '../../../otp/diagnosis/types.ts';
import type { BuiltProbe } from '../../../otp/run/probes.ts';
import { askExplained } from './askRunWorker.ts';
import { changeStep, type Step } from './run.ts';
import { changeRun } from './runStore.ts';

/** Has the codes of a step explained, and puts the answer into the test; tells how far it is. */
export function useExplaining(
  { observations, explained }: Step,
  { settings }: BuiltProbe,
): 'idle' | 'working' | 'failed' {
  const [failed, setFailed] = useState<readonly Observation[]>();
  const isOpen = observations.length > 0 && explained === undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    askExplained(settings, observations).then(
      (found) => {
        if (!isWanted) return;
        changeRun((run) => run && changeStep(run, (step) => ({ ...step, explained: found })));
      },
      () => isWanted && setFailed(observations),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, settings, observations]);

  if (!isOpen) return 'idle';
  return failed === observations ? 'failed' : 'working';
}
