import type { SentenceFormats } from '@otp-lab/otp/diagnosis';
import type { Locale } from '../../i18n/locales.ts';
import { formatOf } from '../../components/shared/intl.ts';
import { formatOffset } from './formatDuration.ts';

/** Returns the formats of a locale for the numbers and durations in sentences about a cause. */
export function sentenceFormats(locale: Locale): SentenceFormats {
  return {
    number: (value) => formatOf(Intl.NumberFormat, locale, {}).format(value),
    duration: (seconds) => formatOffset(Math.round(seconds / 60), locale),
  };
}
