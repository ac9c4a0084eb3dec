/** The values of a sentence, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** A sentence with its values put in. */
export type Sentence = (values: Values) => string;

/** Groups the digits of a number: 65,536. */
export function grouped(value: string | number | undefined): string {
  return Number(value).toLocaleString('en-US');
}

/** Joins alternatives, of which one is true: 'this; or that'. */
export function either(texts: readonly string[]): string {
  return texts.reduce(
    (one, other) =>
      `${one.replace(/\.$/, '')}; or ${other.slice(0, 1).toLowerCase()}${other.slice(1)}`,
  );
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A length of time in the unit that suits it: '90 seconds', '5 minutes', '3 hours'. */
function durationOf(seconds: number): string {
  if (seconds <= 120) return counted(Math.round(seconds), 'second');
  if (seconds <= 7200) return counted(Math.round(seconds / 60), 'minute');
  return `${Number((seconds / 3600).toFixed(1)).toLocaleString('en-US')} hours`;
}

/** The offset of a time zone: '5 hours 30 minutes'. */
function offsetOf(minutes: number): string {
  const rest = minutes % 60;
  const hours = counted(Math.floor(minutes / 60), 'hour');
  return rest === 0 ? hours : `${hours} ${counted(rest, 'minute')}`;
}

/** From this many seconds on, a sentence says an interval in larger units too. */
const longInterval = 300;

/** The ends of an interval without its sign, the smaller one first. */
function intervalOf({ from, to }: Values): Values {
  if (from === undefined || to === undefined) return {};
  const ends = [Math.abs(Number(from)), Math.abs(Number(to))].toSorted((one, other) => one - other);
  const [low = 0, high = 0] = ends;
  return {
    low: grouped(low),
    high: grouped(high),
    size: high > longInterval ? 'long' : 'short',
    time: durationOf((low + high) / 2),
  };
}

/** The values of a part of a finding, with what sentences need besides: direction and distance. */
export function sentenceValues(values: Values): Values {
  const { steps, seconds, minutes } = values;
  const distance = Number(steps ?? seconds ?? minutes ?? 0);
  return {
    ...values,
    count: Math.abs(distance),
    shown: String(steps ?? '').replace('-', ''),
    direction: distance < 0 ? 'behind' : 'ahead',
    ...(minutes === undefined ? {} : { time: offsetOf(Math.abs(distance)) }),
    ...intervalOf(values),
  };
}
