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
    size: high > longInterval ? 'long' : 'short',
    time: formats.duration((low + high) / 2),
  };
}

/**
 * Returns the arguments of the sentence about a part of a cause: its values, with a direction and a distance instead of
 * a signed number.
 * @param part a part of a cause from any diagnosis of this package
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
