import { useEffect, useState } from 'react';
import type { Observation } from '@otp-lab/otp/diagnosis';
import type { BuiltProbe } from '@otp-lab/otp/app-test';
import { askExplained } from './askTestWorker.ts';
import { addExplanation, type ProbeAnswers } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';

/**
 * Explains the codes of a QR code in the worker and stores the explanation in the test, even if the visitor has moved
 * to another QR code by then. Returns the state of this work.
 */
export function useExplanation(
  { observations, explained }: ProbeAnswers,
  { id, settings }: BuiltProbe,
): 'idle' | 'working' | 'failed' {
  const [failedCodes, setFailedCodes] = useState<readonly Observation[]>();
  const isOpen = observations.length > 0 && explained === undefined;

  useEffect(() => {
    if (!isOpen) return;
    askExplained(settings, observations).then(
      (found) => changeTestRun((run) => run && addExplanation(run, id, observations, found)),
      () => setFailedCodes(observations),
    );
  }, [isOpen, id, settings, observations]);

  if (!isOpen) return 'idle';
  return failedCodes === observations ? 'failed' : 'working';
}
