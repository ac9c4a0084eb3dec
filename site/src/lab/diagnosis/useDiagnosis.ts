import { useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnosis, Observation } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { scriptAddress } from '../../client/trustedTypes.ts';
import { areSame } from '../check/entry.ts';
import type { DiagnosisQuestion, DiagnosisReply, DiagnosisRequest } from './diagnose.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './diagnose.worker.ts?worker&url';

/** How far the diagnosis of something has come. */
export type DiagnosisState =
  | { readonly state: 'idle' | 'working' | 'failed' }
  | {
      readonly state: 'done';
      readonly diagnosis: Diagnosis;
      /** While a wider search may still find more: the share of it that is done, 0 to 1. */
      readonly searched?: number;
      /** Ends that search. */
      readonly stop: () => void;
    };

interface Asked extends DiagnosisQuestion {
  readonly id: number;
}

/** Asks a worker, which runs while the component is shown; ids tell its replies apart. */
function useWorker(onReply: (reply: DiagnosisReply | 'failed') => void) {
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    const started = new Worker(scriptAddress(address), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<DiagnosisReply>) => onReply(data));
    started.addEventListener('error', () => onReply('failed'));
    worker.current = started;
    return () => started.terminate();
  }, [onReply]);
  return worker;
}

/**
 * Diagnoses codes in a worker. Settings are compared by identity, observations by what they hold;
 * no observations ask nothing. Where the usual causes explain nothing and there are two codes, a
 * wider search follows by itself.
 */
export function useDiagnosis(
  settings: OtpSettings,
  observations: readonly Observation[],
): DiagnosisState {
  const [reply, setReply] = useState<DiagnosisReply | 'failed'>();
  const stopped = useRef(0);
  const take = useCallback((next: DiagnosisReply | 'failed') => {
    // What was on its way when the search was ended does not begin it again.
    if (next !== 'failed' && next.id === stopped.current) return;
    setReply(next);
  }, []);
  const worker = useWorker(take);
  const [asked, setAsked] = useState<Asked>({ id: 0, settings, observations: [] });
  if (asked.settings !== settings || !areSame(asked.observations, observations))
    setAsked({ id: asked.id + 1, settings, observations });

  useEffect(() => {
    const { id, ...question } = asked;
    const request: DiagnosisRequest =
      question.observations.length === 0 ? { id } : { id, question };
    worker.current?.postMessage(request);
  }, [asked, worker]);

  const { id } = asked;
  const stop = useCallback(() => {
    stopped.current = id;
    const request: DiagnosisRequest = { id: -id };
    worker.current?.postMessage(request);
    setReply((before) => {
      if (before === undefined || before === 'failed') return before;
      return { id: before.id, diagnosis: before.diagnosis };
    });
  }, [id, worker]);

  if (observations.length === 0) return { state: 'idle' };
  if (reply === 'failed') return { state: 'failed' };
  if (reply?.id !== id) return { state: 'working' };
  const { diagnosis, searched } = reply;
  return { state: 'done', diagnosis, stop, ...(searched === undefined ? {} : { searched }) };
}
