import { useEffect, useState } from 'react';
import type { ReadResult } from '@otp-lab/otp/read';
import { startWorker } from '../workerLink.ts';
import { loadAccountList, loadReader } from './lazy.ts';
import { maxLengthOnPage } from './reading.ts';
import type { TextWorker } from './text.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './text.worker.ts?worker&url';

/** The state of reading texts. */
export interface ReadOutcome {
  /** While short texts are being read, the result of the previous ones. Undefined if there is no text. */
  readonly result: ReadResult | undefined;
  /** Whether the visitor has to wait: a long text is being read, or the code of the reader is loading. */
  readonly isReading: boolean;
  /** Whether the download of the reader or the worker failed. */
  readonly hasFailed: boolean;
}

interface Answer {
  readonly texts: readonly string[];
  readonly result: ReadResult | undefined;
}

/** Reads texts on the page. Loads the reader and the components of the result with the first text. */
async function readOnPage(texts: readonly string[]): Promise<ReadResult> {
  const [readTexts] = await Promise.all([loadReader(), loadAccountList()]);
  return readTexts(texts);
}

/** Reads short texts on the page, and each long one in a worker of its own. */
export function useReadResult(texts: readonly string[]): ReadOutcome {
  const length = texts.reduce((sum, text) => sum + text.trim().length, 0);
  const isQuick = length <= maxLengthOnPage;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (length === 0) return undefined;
    const worker = isQuick ? undefined : startWorker<TextWorker>(address);
    let isWanted = true;
    const stop = () => {
      isWanted = false;
      worker?.stop();
    };
    const receive = (result: ReadResult | undefined) => {
      if (isWanted) setAnswer({ texts, result });
      worker?.stop();
    };
    (worker ? worker.ask(texts) : readOnPage(texts)).then(receive, () => receive(undefined));
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
