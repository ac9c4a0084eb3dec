import { type FormatId, formats, type TransferFormat } from '@otp-lab/account-transfer';
import type { FormatFacts } from '../moveQuestions.ts';

/** Returns what is known about a format, without its functions, which can't be sent to the page. */
export function factsOf(format: FormatId): FormatFacts {
  const { capabilities, encryption, release, reference, referenceReadOn }: TransferFormat =
    formats[format];
  const { adaptValues: _, ...values } = capabilities;
  return { capabilities: values, encryption, release, reference, referenceReadOn };
}
