import { formatOf } from '../../components/shared/intl.ts';

/** Formats a whole number of minutes in words: '59 minutes', '1 hour', '5 hours 30 minutes'. */
export function formatOffset(minutes: number, language: string): string {
  const format = (value: number, unit: 'hour' | 'minute') =>
    formatOf(Intl.NumberFormat, language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      value,
    );
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return format(rest, 'minute');
  return rest === 0 ? format(hours, 'hour') : `${format(hours, 'hour')} ${format(rest, 'minute')}`;
}
