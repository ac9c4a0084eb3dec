import { useEffect, useRef, useState } from 'react';
import type { Diagnosis, Observation } from '../../../otp/diagnosis/types.ts';
import type { OtpSettings } from '../../../otp/settings.ts';
import { type WorkerLink, startWorker } from '../../../ui/askWorker.ts';
import type { DiagnosisQuestion } from './diagnose.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './diagnose.worker.ts?worker&url';

/** How far the diagnosis of something has come. */
export type DiagnosisState =
  | { readonly state: 'idle' | 'working' | 'failed' }
  | { readonly state: 'done'; readonly diagnosis: Diagnosis };

interface Answer extends DiagnosisQuestion {
  /** Absent where the worker failed. */
  readonly diagnosis?: Diagnosis;
}

/**
 * Diagnoses codes in a worker, which runs while the component is shown. Settings and observations
 * are compared by identity; no observations ask nothing.
 */
export function useDiagnosis(
  settings: OtpSettings,
  observations: readonly Observation[],
): DiagnosisState {
  const worker = useRef<WorkerLink<DiagnosisQuestion, Diagnosis>>(undefined);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    const started = startWorker<DiagnosisQuestion, Diagnosis>(address);
    worker.current = started;
    return () => started.stop();
  }, []);

  useEffect(() => {
    if (observations.length === 0) return undefined;
    let current = true;
    const question = { settings, observations };
    worker.current?.ask(question).then(
      (diagnosis) => current && setAnswer({ ...question, diagnosis }),
      () => current && setAnswer(question),
    );
    return () => {
      current = false;
    };
  }, [settings, observations]);

  if (observations.length === 0) return { state: 'idle' };
  if (answer?.settings !== settings || answer.observations !== observations)
    return { state: 'working' };
  return answer.diagnosis ? { state: 'done', diagnosis: answer.diagnosis } : { state: 'failed' };
}
