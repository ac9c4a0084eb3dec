/**
 * Asks a worker questions and gets one promise per answer. If the worker doesn't load or fails, the promises reject, so
 * that a tool can say so instead of waiting forever.
 */
import { scriptAddress } from '../client/scriptAddress.ts';

/** The function with which a worker answers questions, at once or later. */
type Handler = (question: never) => unknown;

type AnswerOf<WorkerHandler extends Handler> = Awaited<ReturnType<WorkerHandler>>;

/**
 * A worker that answers each question with one message, in the order of the questions.
 * @typeParam WorkerHandler the type of the worker's handler, which types questions and answers of the page
 */
export interface WorkerLink<WorkerHandler extends Handler> {
  /** Rejects if the worker can't be loaded or fails. */
  readonly ask: (
    question: Parameters<WorkerHandler>[0],
    transfer?: Transferable[],
  ) => Promise<AnswerOf<WorkerHandler>>;
  /** Terminates the worker. The promises of open questions never settle. */
  readonly stop: () => void;
}

interface OpenQuestion<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Starts a worker.
 * @param address the default export of an import with `?worker&url`
 */
export function startWorker<WorkerHandler extends Handler>(
  address: string,
): WorkerLink<WorkerHandler> {
  type Answer = AnswerOf<WorkerHandler>;
  const worker = new Worker(scriptAddress(address), { type: 'module' });
  const openQuestions: OpenQuestion<Answer>[] = [];
  let failure: Error | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    openQuestions.shift()?.resolve(data);
  });
  worker.addEventListener('error', () => {
    failure = new Error(`the worker ${address} failed`);
    for (const { reject } of openQuestions.splice(0)) reject(failure);
  });
  return {
    ask: (question, transfer = []) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        worker.postMessage(question, transfer);
        openQuestions.push({ resolve, reject });
      }),
    stop: () => worker.terminate(),
  };
}

/**
 * Returns a link to a worker that starts with the first question. After a failure or `stop`, the next question starts
 * another worker.
 * @param address the default export of an import with `?worker&url`
 */
export function restartableWorker<WorkerHandler extends Handler>(
  address: string,
): WorkerLink<WorkerHandler> {
  let link: WorkerLink<WorkerHandler> | undefined;
  return {
    ask: async (question, transfer): Promise<AnswerOf<WorkerHandler>> => {
      link ??= startWorker<WorkerHandler>(address);
      const current = link;
      try {
        return await current.ask(question, transfer);
      } catch (error) {
        current.stop();
        // While this question was open, `stop` may have replaced the worker.
        if (link === current) link = undefined;
        throw error;
      }
    },
    stop: () => {
      link?.stop();
      link = undefined;
    },
  };
}

/** Answers each question of the page with one message. Call it once, in a worker. */
export function answerQuestions(answer: Handler): void {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    postMessage(answer(data as never));
  });
}

/** Like `answerQuestions`, for asynchronous answers. Each question waits for the answer to the previous question. */
export function answerAsyncQuestions(answer: (question: never) => Promise<unknown>): void {
  let last = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // An error reaches the page as the worker's error event.
    last = last.then(async () => postMessage(await answer(data as never))).catch(reportError);
  });
}
