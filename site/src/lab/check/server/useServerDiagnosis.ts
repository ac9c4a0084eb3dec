import { useEffect, useRef, useState } from 'react';
import type { ServerDiagnosis, ServerQuestion } from '@otp-lab/otp/server';
import { startWorker, type WorkerLink } from '../../askWorker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './server.worker.ts?worker&url';

type Answer = ServerDiagnosis | 'failed';

/** Asks a worker why a server refuses; nothing is asked where there is no attempt. */
export function useServerDiagnosis(question: ServerQuestion | undefined): Answer | undefined {
  const worker = useRef<WorkerLink<ServerQuestion, ServerDiagnosis>>(undefined);
  useEffect(() => {
    // Begun before it is asked: a press does not wait for it.
    const started = startWorker<ServerQuestion, ServerDiagnosis>(address);
    worker.current = started;
    return () => started.stop();
  }, []);
  const [answered, setAnswered] = useState<{ question: ServerQuestion; answer: Answer }>();
  useEffect(() => {
    if (question === undefined || !worker.current) return undefined;
    let isAsked = true;
    const take = (answer: Answer) => {
      if (isAsked) setAnswered({ question, answer });
    };
    worker.current.ask(question).then(take, () => take('failed'));
    return () => {
      isAsked = false;
    };
  }, [question]);
  // What is known stays in sight until more is.
  return question === undefined ? undefined : answered?.answer;
}
