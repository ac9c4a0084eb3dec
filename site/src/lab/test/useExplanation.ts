import { useEffect, useState } from 'react';
import type { Observation } from '@otp-lab/otp/diagnosis';
import type { BuiltProbe } from '@otp-lab/otp/app-test';
import { askExplained } from './askTestWorker.ts';
import { explainStep, type Step } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';

/**
 * Explains the codes of a step in the worker and stores the explanation in the test, even if the visitor has moved to
 * another step by then. Returns the state of this work.
 */
export function useExplanation(
  { observations, explained }: Step,
  { id, settings }: BuiltProbe,
): 'idle' | 'working' | 'failed' {
  const [failedCodes, setFailedCodes] = useState<readonly Observation[]>();
  const isOpen = observations.length > 0 && explained === undefined;

  useEffect(() => {
    if (!isOpen) return;
    askExplained(settings, observations).then(
      (found) => changeTestRun((run) => run && explainStep(run, id, observations, found)),
      () => setFailedCodes(observations),
    );
  }, [isOpen, id, settings, observations]);

  if (!isOpen) return 'idle';
  return failedCodes === observations ? 'failed' : 'working';
}
