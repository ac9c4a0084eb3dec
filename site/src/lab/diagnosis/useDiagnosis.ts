import { useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnosis, Observation } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { scriptAddress } from '../../client/scriptAddress.ts';
import { areSameObservations } from '../check/typedCodes.ts';
import type { DiagnosisQuestion, DiagnosisReply, DiagnosisRequest } from './diagnose.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './diagnose.worker.ts?worker&url';

/** The state of a diagnosis. */
export type DiagnosisState =
  | { readonly state: 'idle' | 'working' | 'failed' }
  | {
      readonly state: 'done';
      readonly diagnosis: Diagnosis;
      /** The completed share of a wider search, 0 to 1; undefined if none is running. */
      readonly searched?: number;
      /** Stops the wider search. */
      readonly stop: () => void;
    };

interface IdentifiedQuestion extends DiagnosisQuestion {
  readonly id: number;
}

/** Runs a worker from the moment when it's first needed until the component is unmounted. */
function useWorker(onReply: (reply: DiagnosisReply | 'failed') => void, isNeeded: boolean) {
  const worker = useRef<Worker>(undefined);
  const [isStarted, setStarted] = useState(isNeeded);
  if (isNeeded && !isStarted) setStarted(true);
  useEffect(() => {
    if (!isStarted) return undefined;
    const started = new Worker(scriptAddress(address), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<DiagnosisReply>) => onReply(data));
    started.addEventListener('error', () => onReply('failed'));
    worker.current = started;
    return () => started.terminate();
  }, [onReply, isStarted]);
  return worker;
}

/**
 * Diagnoses codes in a worker. If the usual causes explain nothing and there are two codes, a wider search follows.
 * Doesn't use `workerLink.ts`, because a diagnosis has several replies and ends when a newer question comes.
 * @param settings compared by identity: pass a stable reference
 * @param observations compared by content; if empty, the state is `idle`
 * @param isClockRight whether the device's clock is right; undefined if unknown
 * @param isPreloaded whether to start the worker before there are codes, so that the first answer comes sooner
 */
export function useDiagnosis(
  settings: OtpSettings,
  observations: readonly Observation[],
  isClockRight?: boolean,
  isPreloaded = true,
): DiagnosisState {
  const [reply, setReply] = useState<DiagnosisReply | 'failed'>();
  const stopped = useRef(0);
  const receive = useCallback((next: DiagnosisReply | 'failed') => {
    // A reply that was sent before the search stopped must not show it as running again.
    if (next !== 'failed' && next.id === stopped.current) return;
    setReply(next);
  }, []);
  const worker = useWorker(receive, isPreloaded || observations.length > 0);
  const [asked, setAsked] = useState<IdentifiedQuestion>({
    id: 0,
    settings,
    observations: [],
    facts: {},
  });
  if (
    asked.settings !== settings ||
    asked.facts.isClockRight !== isClockRight ||
    !areSameObservations(asked.observations, observations)
  )
    setAsked({
      id: asked.id + 1,
      settings,
      observations,
      facts: isClockRight === undefined ? {} : { isClockRight },
    });

  useEffect(() => {
    const { id, ...question } = asked;
    const request: DiagnosisRequest =
      question.observations.length === 0 ? { kind: 'stop' } : { kind: 'diagnose', id, question };
    worker.current?.postMessage(request);
  }, [asked, worker]);

  const { id } = asked;
  const stop = useCallback(() => {
    stopped.current = id;
    const request: DiagnosisRequest = { kind: 'stop' };
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
