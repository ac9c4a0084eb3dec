/** Formats a duration in words: up to 120 s in seconds, up to 2 hours in minutes, otherwise in hours. */
export function formatDuration(
  seconds: number,
  language: string,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  const size = Math.abs(seconds);
  const [unit, length] =
    size <= 120 ? ['second', 1] : size <= 7200 ? ['minute', 60] : (['hour', 3600] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: unit === 'hour' ? 1 : 0,
  }).format(seconds / length);
}

/** Formats the offset of a time zone: '5 hours 30 minutes'. */
export function formatOffset(minutes: number, language: string): string {
  const format = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? format(hours, 'hour') : `${format(hours, 'hour')} ${format(rest, 'minute')}`;
}
