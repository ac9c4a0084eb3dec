import { useEffect, useRef, useState } from 'react';
import type { ServerDiagnosis, ServerQuestion } from '@otp-lab/otp/server';
import { startWorker, type WorkerLink } from '../../workerLink.ts';
import type { ServerWorker } from './server.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './server.worker.ts?worker&url';

type Answer = ServerDiagnosis | 'failed';

/** Diagnoses in a worker why a server rejects codes. Returns undefined until there is a question and an answer. */
export function useServerDiagnosis(question: ServerQuestion | undefined): Answer | undefined {
  const worker = useRef<WorkerLink<ServerWorker>>(undefined);
  useEffect(() => {
    // Start the worker early, so that the first question doesn't wait for it.
    const started = startWorker<ServerWorker>(address);
    worker.current = started;
    return () => started.stop();
  }, []);
  const [answered, setAnswered] = useState<{ question: ServerQuestion; answer: Answer }>();
  useEffect(() => {
    if (question === undefined || !worker.current) return undefined;
    let isCurrent = true;
    const receive = (answer: Answer) => {
      if (isCurrent) setAnswered({ question, answer });
    };
    worker.current.ask(question).then(receive, () => receive('failed'));
    return () => {
      isCurrent = false;
    };
  }, [question]);
  // The previous answer stays visible until the new one arrives.
  return question === undefined ? undefined : answered?.answer;
}
