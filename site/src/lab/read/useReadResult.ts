import { useEffect, useState } from 'react';
import type { ReadResult } from '@otp-lab/otp/read';
import { startWorker } from '../askWorker.ts';
import { loadAccountList, loadReader } from './lazy.ts';
import { quickLength } from './reading.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './text.worker.ts?worker&url';

/** What was read from texts. */
export interface Outcome {
  /** Of the texts before while short ones are being read; absent while there is no text. */
  readonly result: ReadResult | undefined;
  /** Whether this takes a moment: the text is long, or what reads is being fetched. */
  readonly isReading: boolean;
  /** Whether what reads did not arrive, or the worker did not run. */
  readonly hasFailed: boolean;
}

interface Answer {
  readonly texts: readonly string[];
  readonly result: ReadResult | undefined;
}

/** What reads, and what shows what was read: neither is needed before there is a text. */
async function readHere(texts: readonly string[]): Promise<ReadResult> {
  const [readTexts] = await Promise.all([loadReader(), loadAccountList()]);
  return readTexts(texts);
}

/** Reads texts: short ones here, long ones in a worker that ends with its answer. */
export function useReadResult(texts: readonly string[]): Outcome {
  const length = texts.reduce((sum, text) => sum + text.trim().length, 0);
  const isQuick = length <= quickLength;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (length === 0) return undefined;
    const worker = isQuick ? undefined : startWorker<readonly string[], ReadResult>(address);
    let isWanted = true;
    const stop = () => {
      isWanted = false;
      worker?.stop();
    };
    const tell = (result: ReadResult | undefined) => {
      if (isWanted) setAnswer({ texts, result });
      worker?.stop();
    };
    (worker ? worker.ask(texts) : readHere(texts)).then(tell, () => tell(undefined));
    return stop;
  }, [texts, length, isQuick]);
  if (length === 0) return { result: undefined, isReading: false, hasFailed: false };
  const isPresent = answer?.texts === texts;
  const isReading = !isPresent && !(isQuick && answer);
  return {
    result: isReading ? undefined : answer?.result,
    isReading,
    hasFailed: isPresent && answer.result === undefined,
  };
}
