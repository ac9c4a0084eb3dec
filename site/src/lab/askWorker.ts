import { scriptAddress } from '../client/trustedTypes.ts';

/** A worker of the site that gives one answer to each question, in their order. */
export interface WorkerLink<Question, Answer> {
  /** Rejects where the worker could not be loaded or failed. */
  readonly ask: (question: Question, transfer?: Transferable[]) => Promise<Answer>;
  /** Ends the worker; questions without an answer stay without one. */
  readonly stop: () => void;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts a worker; `address` is what an import with `?worker&url` gives. */
export function startWorker<Question, Answer>(address: string): WorkerLink<Question, Answer> {
  const worker = new Worker(scriptAddress(address), { type: 'module' });
  const waiting: Waiting<Answer>[] = [];
  let failure: Error | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.shift()?.resolve(data);
  });
  worker.addEventListener('error', () => {
    failure = new Error(`the worker ${address} failed`);
    for (const { reject } of waiting.splice(0)) reject(failure);
  });
  return {
    ask: (question, transfer = []) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        worker.postMessage(question, transfer);
        waiting.push({ resolve, reject });
      }),
    stop: () => worker.terminate(),
  };
}

/** Answers the page's questions, each with one message; called once, in a worker. */
export function answerQuestions(answer: (question: never) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    postMessage(answer(data as never));
  });
}
