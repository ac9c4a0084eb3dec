import type { SentenceFormats } from '../diagnosis/index.ts';

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

/** Formats a duration: '5 minutes', '1 hour', '5 hours 30 minutes'. */
function durationOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, 'minute');
  return rest === 0
    ? counted(hours, 'hour')
    : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`;
}

/** English numbers and durations. */
export const englishFormats: SentenceFormats = { number: groupDigits, duration: durationOf };
