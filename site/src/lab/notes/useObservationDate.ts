import { useLocale } from 'use-intl';
import { formatOf } from '../../components/shared/intl.ts';

/** Returns a function that writes the date of an observation: a day, or a year if only that is known. */
export function useObservationDate() {
  const language = useLocale();
  return (date: string, isShort = false): string => {
    const parts: Intl.DateTimeFormatOptions =
      date.length === 4
        ? { year: 'numeric' }
        : isShort
          ? { year: 'numeric', month: 'short' }
          : { dateStyle: 'medium' };
    const format = formatOf(Intl.DateTimeFormat, language, { ...parts, timeZone: 'UTC' });
    return format.format(new Date(date));
  };
}
