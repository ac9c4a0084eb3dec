/** A length of time in words, in the unit that suits it: '90 seconds', '5 minutes', '3 hours'. */
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

/** The offset of a time zone in words: '5 hours 30 minutes'. */
export function formatOffset(minutes: number, language: string): string {
  const say = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? say(hours, 'hour') : `${say(hours, 'hour')} ${say(rest, 'minute')}`;
}
