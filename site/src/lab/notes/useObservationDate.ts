import { useLocale } from 'use-intl';
import { formatOf } from '../../components/shared/intl.ts';

/**
 * Returns a function that writes the date of an observation: a day, its month in the short form, or a year if only
 * that is known. A date stays in one line.
 */
export function useObservationDate() {
  const language = useLocale();
  return (date: string, isShort = false): string => {
    const format = formatOf(Intl.DateTimeFormat, language, {
      year: 'numeric',
      ...(date.length > 4 && { month: 'short' }),
      ...(date.length > 4 && !isShort && { day: 'numeric' }),
      timeZone: 'UTC',
    });
    return format.format(new Date(date)).replaceAll(' ', '\u00A0');
  };
}
