import { formatOf } from '../../components/shared/intl.ts';

/**
 * Formats a day in the visitor's language.
 *
 * @param day in UTC, such as 2026-11-24
 */
export function dayText(day: string, language: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return formatOf(Intl.DateTimeFormat, language, options).format(new Date(day));
}
