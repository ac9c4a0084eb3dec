import type { OtpSettings } from '../settings.ts';
import type { CausePart } from './types.ts';

/** How a language writes numbers and durations. */
export interface SentenceFormats {
  readonly number: (value: number) => string;
  /** Writes a duration in minutes or larger units. */
  readonly duration: (seconds: number) => string;
}

/** Above this number of seconds, a sentence gives an interval as one duration, because one interval has one unit. */
const longInterval = 300;

/** Returns the ends of an interval of seconds without their sign, the smaller one first. */
function intervalValues({ from, to }: CausePart['values'], formats: SentenceFormats) {
  if (from === undefined || to === undefined) return {};
  const ends = [Math.abs(Number(from)), Math.abs(Number(to))].toSorted((a, b) => a - b);
  const [low = 0, high = 0] = ends;
  return {
    low: formats.number(low),
    high: formats.number(high),
    ...(high > longInterval
      ? { size: 'long', time: formats.duration((low + high) / 2) }
      : { size: 'short', time: '' }),
  };
}

/**
 * Returns the arguments of the sentence about a part of a cause: its values, with a distance and a direction (`count`,
 * `shown` and `direction`) instead of a signed number, and the ends of an interval (`low`, `high`, `size` and `time`).
 * @param part a part of a cause from any diagnosis of this package
 * @example sentenceValues({ values: { steps: -2 } }, formats) // { steps: -2, count: 2, direction: 'behind', … }
 */
export function sentenceValues(
  { values }: Pick<CausePart, 'values'>,
  formats: SentenceFormats,
): Record<string, string | number> {
  const { steps, seconds, minutes } = values;
  const distance = Number(steps ?? seconds ?? minutes ?? 0);
  return {
    ...values,
    count: Math.abs(distance),
    shown: String(steps ?? '').replace('-', ''),
    direction: distance < 0 ? 'behind' : 'ahead',
    ...(minutes === undefined ? {} : { time: formats.duration(Math.abs(distance) * 60) }),
    ...intervalValues(values, formats),
  };
}

/** Returns the value of the setting from which a part of a cause deviates, or '' if it isn't about a setting. */
export function wantedValue(
  { family }: Pick<CausePart, 'family'>,
  { algorithm, digits, period }: Pick<OtpSettings, 'algorithm' | 'digits' | 'period'>,
): string | number {
  const settings: Partial<Record<string, string | number>> = { algorithm, digits, period };
  return settings[family] ?? '';
}
