/** A parsed time. `seconds` is a Unix time. */
export type FixedTime = { readonly ok: true; readonly seconds: number } | { readonly ok: false };

const unixSeconds = /^\d{1,12}([.,]\d{1,9})?$/;
const dateAndTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})([.,]\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Returns the seconds that a zone such as +09:00 is ahead of UTC; undefined if the offset is out of range. */
function zoneSeconds(zone: string): number | undefined {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/**
 * Returns the Unix time of a date and time in UTC; undefined if the calendar has no such time.
 * @param numbers year, month from 1, day, hour, minute, second
 */
function utcSeconds(numbers: readonly number[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const given = [year, month - 1, day, hour, minute, second];
  const found = [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ];
  return given.every((number, place) => number === found[place])
    ? date.getTime() / 1000
    : undefined;
}

/**
 * Parses Unix seconds (`1111111109`) or a date and time (`2026-03-01T09:30:00Z`). Both may have fractions of a second,
 * as in logs. Without a zone, the time is in UTC, so that a bug report means the same to everyone.
 */
export function parseTime(text: string): FixedTime {
  const trimmed = text.trim();
  if (unixSeconds.test(trimmed)) return { ok: true, seconds: Number(trimmed.replace(',', '.')) };
  const match = dateAndTime.exec(trimmed);
  if (!match) return { ok: false };
  const numbers = match.slice(1, 7).map((part) => Number(part ?? '0'));
  const [fraction = '0', zone = 'Z'] = match.slice(7);
  const utc = utcSeconds(numbers);
  const ahead = zoneSeconds(zone);
  if (utc === undefined || ahead === undefined) return { ok: false };
  const seconds = utc - ahead + Number(fraction.replace(',', '.'));
  return seconds >= 0 ? { ok: true, seconds } : { ok: false };
}
