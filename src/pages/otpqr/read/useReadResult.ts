import { useEffect, useMemo, useState } from 'react';
import { type ReadResult, readTexts } from '../../../otp/read/text.ts';
import { startWorker } from '../../../ui/askWorker.ts';
import { quickLength } from './reading.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './text.worker.ts?worker&url';

/** What was read from texts. */
export interface Outcome {
  /** Absent while there is no text, and while a long one is being read. */
  readonly result: ReadResult | undefined;
  readonly isReading: boolean;
  /** Whether the worker did not run. */
  readonly hasFailed: boolean;
}

interface Answer {
  readonly texts: readonly string[];
  readonly result: ReadResult | undefined;
}

const nothing: Outcome = { result: undefined, isReading: false, hasFailed: false };

/** Reads texts: short ones at once, long ones in a worker that ends with its answer. */
export function useReadResult(texts: readonly string[]): Outcome {
  const length = texts.reduce((sum, text) => sum + text.trim().length, 0);
  const isQuick = length <= quickLength;
  const quick = useMemo(
    () => (isQuick && length > 0 ? readTexts(texts) : undefined),
    [texts, isQuick, length],
  );
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (isQuick) return undefined;
    const worker = startWorker<readonly string[], ReadResult>(address);
    const tell = (result: ReadResult | undefined) => {
      worker.stop();
      setAnswer({ texts, result });
    };
    worker.ask(texts).then(tell, () => tell(undefined));
    return () => worker.stop();
  }, [texts, isQuick]);
  if (isQuick) return { ...nothing, result: quick };
  if (answer?.texts !== texts) return { ...nothing, isReading: true };
  return { ...nothing, result: answer.result, hasFailed: answer.result === undefined };
}
