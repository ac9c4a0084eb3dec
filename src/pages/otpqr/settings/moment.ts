/** A moment as typed: seconds since 1970 in UTC, or unreadable. */
export type Moment = { readonly ok: true; readonly seconds: number } | { readonly ok: false };

const unixSeconds = /^\d{1,12}$/;
const dateAndTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads Unix seconds (`1111111109`) or a date and time (`2026-03-01T09:30:00Z`); without a zone
 * it is UTC, so that a bug report means the same to everyone.
 */
export function readMoment(text: string): Moment {
  const trimmed = text.trim();
  if (unixSeconds.test(trimmed)) return { ok: true, seconds: Number(trimmed) };
  const match = dateAndTime.exec(trimmed);
  if (!match) return { ok: false };
  const [, date, time = '00:00', zone = 'Z'] = match;
  const milliseconds = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  return milliseconds >= 0 ? { ok: true, seconds: Math.floor(milliseconds / 1000) } : { ok: false };
}
