import { useLocale, useTranslations } from 'use-intl';
import { type ReportRow, type Support } from '@otp-lab/otp/app-test';
import { listOf } from '../../components/shared/intl.ts';
import { outcomeOf } from './outcomes.ts';

/** Returns a function that says in a sentence or two which settings the app supports. */
export function useSummary() {
  const t = useTranslations('labTest');
  const language = useLocale();
  const list = (values: readonly (string | number)[]) =>
    listOf(language, values.map(String), 'conjunction');

  function supportText(support: Support): string {
    const { algorithms, digits, periods, hasHotp, extent, hasRightCode } = support;
    if (!hasRightCode) return t('summary.none');
    if (extent === 'all') return t('summary.all');
    const isDefault = algorithms.length + digits.length + periods.length === 3 && !hasHotp;
    if (isDefault) return t(extent === 'open' ? 'summary.defaultsSoFar' : 'summary.defaults');
    return t('summary.works', {
      extent,
      algorithms: list(algorithms),
      digits: list(digits),
      periods: list(periods),
      hotp: hasHotp ? 'yes' : 'no',
    });
  }

  /** `hasAnswers` tells whether the visitor has answered about any QR code. */
  return (rows: readonly ReportRow[], support: Support, hasAnswers: boolean): readonly string[] => {
    // One answer may concern several settings at once, and decide none of them.
    if (rows.every(({ verdict }) => verdict === 'not-tested'))
      return [t(hasAnswers ? 'summary.undecided' : 'summary.untested')];
    const wrong = rows.filter((row) => outcomeOf(row) === 'wrongCode');
    const settings = listOf(
      language,
      wrong.map(({ capability }) => t(`capability.${capability}`)),
      'unit',
    );
    return [supportText(support), ...(wrong.length > 0 ? [t('summary.wrong', { settings })] : [])];
  };
}
