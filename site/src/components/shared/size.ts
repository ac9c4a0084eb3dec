import { formatOf } from './intl.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in a readable decimal unit, up to gigabytes: '1.4 kB', with a no-break space. */
export function formatSize(bytes: number, language: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const text = formatOf(Intl.NumberFormat, language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
  return text.replaceAll(' ', '\u00a0');
}
