import { use } from 'react';
import type { FormatId } from '@otp-lab/account-transfer';
import { startWorker } from '../../workerLink.ts';
import type { FactsQuestion, FormatFacts } from '../moveQuestions.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from '../move.worker.ts?worker&url';
import { factsOf } from '../worker/factsOf.ts';

const loading = new Map<FormatId, Promise<FormatFacts | undefined>>();

/** Asks the worker, which contains all formats anyway. */
async function askWorker(format: FormatId): Promise<FormatFacts | undefined> {
  const worker = startWorker<(question: FactsQuestion) => FormatFacts>(address);
  try {
    return await worker.ask({ kind: 'facts', format });
  } catch (error) {
    reportError(error);
    return undefined;
  } finally {
    worker.stop();
  }
}

/** Returns what is known about a format. Needs a `Suspense` around it. Undefined if the worker doesn't load. */
export function useFormatFacts(format: FormatId): FormatFacts | undefined {
  if (import.meta.env.SSR) return factsOf(format);
  const facts = loading.get(format) ?? askWorker(format);
  loading.set(format, facts);
  return use(facts);
}
