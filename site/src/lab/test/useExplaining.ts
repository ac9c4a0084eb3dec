import { useEffect, useState } from 'react';
import type { Observation } from '@otp-lab/otp/diagnosis';
import type { BuiltProbe } from '@otp-lab/otp/app-test';
import { askExplained } from './askRunWorker.ts';
import { explainStep, type Step } from './run.ts';
import { changeRun } from './runStore.ts';

/**
 * Has the codes of a step explained, and puts the answer into the test, whatever is shown by then;
 * tells how far it is.
 */
export function useExplaining(
  { observations, explained }: Step,
  { id, settings }: BuiltProbe,
): 'idle' | 'working' | 'failed' {
  const [failed, setFailed] = useState<readonly Observation[]>();
  const isOpen = observations.length > 0 && explained === undefined;

  useEffect(() => {
    if (!isOpen) return;
    askExplained(settings, observations).then(
      (found) => changeRun((run) => run && explainStep(run, id, observations, found)),
      () => setFailed(observations),
    );
  }, [isOpen, id, settings, observations]);

  if (!isOpen) return 'idle';
  return failed === observations ? 'failed' : 'working';
}
