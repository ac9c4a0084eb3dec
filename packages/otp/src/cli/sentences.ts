/** Values for a sentence, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Builds a sentence from its values. */
export type Sentence = (values: Values) => string;

/** Formats a number with thousands separators: '65,536'. */
export function groupDigits(value: string | number | undefined): string {
  return Number(value).toLocaleString('en-US');
}

/** Joins alternative sentences: 'The app used SHA1; or its clock is fast.' */
export function joinAlternatives(texts: readonly string[]): string {
  return texts.reduce(
    (joined, text) =>
      `${joined.replace(/\.$/, '')}; or ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`,
  );
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a duration: '90 seconds', '5 minutes', '1 hour', '5 hours 30 minutes'. */
function durationOf(seconds: number): string {
  return seconds <= 120 ? counted(Math.round(seconds), 'second') : minutesOf(seconds / 60);
}

/**
 * Formats minutes, such as the offset of a time zone. From 60 minutes on, it formats them as hours.
 */
function minutesOf(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
  if (hours === 0) return counted(rest, 'minute');
  return rest === 0
    ? counted(hours, 'hour')
    : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`;
}

/** Above this number of seconds, a sentence also gives the interval in larger units. */
const longInterval = 300;

/** Returns the bounds of an interval without their sign, the smaller one first. */
function intervalOf({ from, to }: Values): Values {
  if (from === undefined || to === undefined) return {};
  const ends = [Math.abs(Number(from)), Math.abs(Number(to))].toSorted((a, b) => a - b);
  const [low = 0, high = 0] = ends;
  return {
    low: groupDigits(low),
    high: groupDigits(high),
    size: high > longInterval ? 'long' : 'short',
    time: durationOf((low + high) / 2),
  };
}

/** Adds direction and distance to the values of a finding. Sentences contain them instead of signed numbers. */
export function sentenceValues(values: Values): Values {
  const { steps, seconds, minutes } = values;
  const distance = Number(steps ?? seconds ?? minutes ?? 0);
  return {
    ...values,
    count: Math.abs(distance),
    shown: String(steps ?? '').replace('-', ''),
    direction: distance < 0 ? 'behind' : 'ahead',
    ...(minutes === undefined ? {} : { time: minutesOf(Math.abs(distance)) }),
    ...intervalOf(values),
  };
}
