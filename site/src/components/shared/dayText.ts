import { formatOf } from './intl.ts';

/**
 * Formats a day in the visitor's language, with no-break spaces, so that a line doesn't end within the date.
 *
 * @param day in UTC, such as 2026-11-24
 */
export function dayText(day: string, language: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const text = formatOf(Intl.DateTimeFormat, language, options).format(new Date(day));
  return text.replaceAll(' ', '\u00A0');
}
