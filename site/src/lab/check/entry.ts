import { type Observation, readCode } from '@otp-lab/otp/diagnosis';

/** The codes that were typed from an app; the last one may still be being typed. */
export interface Entry {
  /** The codes before it, which are looked at together with it. */
  readonly kept: readonly Observation[];
  readonly text: string;
  /** When the text last changed, or the moment that was set then: Unix time in seconds. */
  readonly seconds: number;
  /** Which press of an app's button gives the code that is being typed, from 1. */
  readonly press: number;
  /** Whether the text is meant as a whole, however short it is. */
  readonly finished: boolean;
}

export const emptyEntry: Entry = { kept: [], text: '', seconds: 0, press: 1, finished: false };

/** So many characters at once were not typed one by one. */
const pastedCharacters = 4;

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
}

/** Whether a text was written anew: less than half of the one before still stands in it. */
function isAnew(before: string, after: string): boolean {
  const start = sharedStart(before, after);
  const rest = [before, after].map((text) => Array.from(text.slice(start)).toReversed().join(''));
  return start + sharedStart(rest[0] ?? '', rest[1] ?? '') < before.length / 2;
}

/** Puts the typed code beside those before it and makes room for the next one. */
export function keepCode(entry: Entry): Entry {
  const { kept, text, seconds, press } = entry;
  return {
    ...emptyEntry,
    kept: [...kept, { code: text, seconds, press }],
    press: press + 1,
  };
}

/**
 * The entry after its text was changed. Where another code was asked for (`wanted`), one that is
 * written anew comes beside the one before it; a correction replaces it.
 */
export function typeCode(entry: Entry, text: string, seconds: number, wanted: boolean): Entry {
  const base = wanted && isAnew(entry.text, text) ? keepCode(entry) : entry;
  const finished = text.length - base.text.length >= pastedCharacters;
  return { ...base, text, seconds, finished };
}

/**
 * The moment of the code that is being typed, where a moment was set: while that stays, each code
 * after the first is shown a period later.
 */
export function momentOf({ kept }: Entry, set: number, period: number): number {
  const last = kept.at(-1)?.seconds ?? -1;
  const isAfter = kept.some((_, index) => last === set + index * period);
  return isAfter ? last + period : set;
}

/** The entry without one of the codes that were kept. */
export function dropCode(entry: Entry, index: number): Entry {
  return { ...entry, kept: entry.kept.toSpliced(index, 1) };
}

/** What is to be diagnosed: nothing while the code is shorter than it may become. */
export function observationsOf(
  { kept, text, seconds, press, finished }: Entry,
  digits: number,
): readonly Observation[] {
  const result = readCode(text);
  if (!result.ok) return text.trim() === '' ? kept : [];
  const complete = finished || result.code.text.length >= digits;
  return complete ? [...kept, { code: text, seconds, press }] : [];
}

/** Whether codes, moments and presses are the same, in the same order. */
export function areSame(ones: readonly Observation[], others: readonly Observation[]): boolean {
  return (
    ones.length === others.length &&
    ones.every(({ code, seconds, press }, index) => {
      const other = others[index];
      return other?.code === code && other.seconds === seconds && other.press === press;
    })
  );
}
