import { useEffect, useState } from 'react';
import { restartableWorker } from '../workerLink.ts';
import type { MoveAnswers, MoveQuestion } from './moveQuestions.ts';
import type { AnswerMoveQuestion } from './move.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './move.worker.ts?worker&url';

type Kind = MoveQuestion['kind'];

/** A worker of Move. */
export interface MoveWorker {
  /**
   * Asks the worker, which starts with the first question. Rejects if it fails.
   * @param onProgress receives the share of a key derivation that is done, from 0 to 1
   */
  readonly ask: <Asked extends Kind>(
    question: Extract<MoveQuestion, { kind: Asked }>,
    onProgress?: (share: number) => void,
  ) => Promise<MoveAnswers[Asked]>;
  /** Terminates the worker. Open questions never get an answer. The next question starts another worker. */
  readonly stop: () => void;
}

interface OwnedWorker extends MoveWorker {
  readonly open: () => void;
  /** Stops the worker. Later questions don't start another one. */
  readonly close: () => void;
}

function createMoveWorker(): OwnedWorker {
  let isClosed = false;
  const { ask, stop } = restartableWorker<AnswerMoveQuestion>(address);
  return {
    ask: async <Asked extends Kind>(
      question: Extract<MoveQuestion, { kind: Asked }>,
      onProgress?: (share: number) => void,
    ) => {
      // The visitor has left. Code that still waits for a file must not bring accounts back into memory.
      if (isClosed) return new Promise<never>(() => {});
      const channel = onProgress && new MessageChannel();
      channel?.port1.addEventListener('message', ({ data }: MessageEvent<number>) =>
        onProgress?.(data),
      );
      channel?.port1.start();
      try {
        const answer = await (channel
          ? ask({ ...question, progress: channel.port2 }, [channel.port2])
          : ask(question));
        return answer as MoveAnswers[Asked];
      } finally {
        channel?.port1.close();
      }
    },
    stop,
    open: () => {
      isClosed = false;
    },
    close: () => {
      isClosed = true;
      stop();
    },
  };
}

/** Returns the worker of Move. It stops when the visitor leaves the tool. */
export function useMoveWorker(): MoveWorker {
  const [worker] = useState(createMoveWorker);
  useEffect(() => {
    worker.open();
    return worker.close;
  }, [worker]);
  return worker;
}
