import { useLocale, useTranslations } from 'use-intl';
import { listOf } from '../../../components/shared/intl.ts';
import { incompleteExports, type Source } from '../moveState.ts';

/** What is missing of an export. */
interface MissingQrCodes {
  readonly id: number;
  /** How many of its QR codes were read. */
  readonly progress: string;
  /** Which QR codes to scan, too. */
  readonly request: string;
}

/** Returns sentences about each export whose QR codes weren't all read. */
export function useMissingQrCodesText(sources: readonly Source[]): readonly MissingQrCodes[] {
  const t = useTranslations('labMove.bring');
  const language = useLocale();
  return incompleteExports(sources).map(({ id, size, missing }) => {
    const numbers = missing.map((index) => String(index + 1));
    return {
      id,
      progress: t('codes', { read: size - missing.length, size }),
      request: t('codesMissing', {
        count: missing.length,
        places: listOf(language, numbers, 'conjunction'),
      }),
    };
  });
}
