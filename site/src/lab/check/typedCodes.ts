import { type Observation, readCode } from '@otp-lab/otp/diagnosis';

/** The codes of an app that the visitor typed. The last one may be incomplete. */
export interface TypedCodes {
  /** The codes before the current one. All are diagnosed together. */
  readonly earlier: readonly Observation[];
  /** The text in the field. */
  readonly text: string;
  /** When the text last changed, or the fixed time of the settings. A Unix time in seconds. */
  readonly seconds: number;
  /** The number of the press on the app's button that showed the code, from 1. Only for counter-based codes. */
  readonly press: number;
  /** Whether the visitor has finished typing, even if the code is short. */
  readonly isFinished: boolean;
}

/** The pause in typing after which a code is compared, in milliseconds. */
export const typingPause = 500;

/** Returns the code that the visitor is typing, or undefined. */
export function unfinishedText({
  text,
  isFinished,
}: Pick<TypedCodes, 'text' | 'isFinished'>): string | undefined {
  return isFinished || text === '' ? undefined : text;
}

export const noTypedCodes: TypedCodes = {
  earlier: [],
  text: '',
  seconds: 0,
  press: 1,
  isFinished: false,
};

/** A change that adds this many characters is a paste, because typing adds one at a time. */
const minPastedCharacters = 4;

function commonPrefixLength(first: string, second: string): number {
  let length = 0;
  while (length < Math.min(first.length, second.length) && first[length] === second[length])
    length += 1;
  return length;
}

/** Returns whether the new text shares less than half of the old text, so it is a new code, not a correction. */
function isNewCode(before: string, after: string): boolean {
  const start = commonPrefixLength(before, after);
  const rest = [before, after].map((text) => Array.from(text.slice(start)).toReversed().join(''));
  return start + commonPrefixLength(rest[0] ?? '', rest[1] ?? '') < before.length / 2;
}

/** Moves the current code to the earlier codes and empties the field for the next one. */
export function startNextCode(typedCodes: TypedCodes): TypedCodes {
  const { earlier, text, seconds, press } = typedCodes;
  return {
    ...noTypedCodes,
    earlier: [...earlier, { code: text, seconds, press }],
    press: press + 1,
  };
}

/** Removes the newest earlier code if the current one corrects it: the visitor emptied the field to type it again. */
function withoutCorrected(typedCodes: TypedCodes): TypedCodes {
  const { earlier, text } = typedCodes;
  const last = earlier.at(-1);
  if (!last || text.length < last.code.length || text === last.code || isNewCode(last.code, text))
    return typedCodes;
  return { ...typedCodes, earlier: earlier.slice(0, -1), press: last.press };
}

/**
 * Returns the codes after a change of the field's text. If the page asked for another code (`isNextCodeWanted`), a new
 * code is added to the earlier ones. A correction replaces the current code.
 * @param seconds the Unix time of the change, or the fixed time
 */
export function typeCode(
  typedCodes: TypedCodes,
  text: string,
  seconds: number,
  isNextCodeWanted: boolean,
): TypedCodes {
  const base =
    isNextCodeWanted && isNewCode(typedCodes.text, text) ? startNextCode(typedCodes) : typedCodes;
  const isFinished = text.length - base.text.length >= minPastedCharacters;
  return withoutCorrected({ ...base, text, seconds, isFinished });
}

/**
 * Returns the time of the current code, in Unix seconds, if the settings have a fixed time. While the fixed time stays
 * the same, each code after the first is one period later.
 * @param fixedSeconds the fixed time in Unix seconds
 * @param period in seconds
 */
export function timeOfCurrentCode(
  { earlier }: TypedCodes,
  fixedSeconds: number,
  period: number,
): number {
  const last = earlier.at(-1)?.seconds ?? -1;
  const isAfter = earlier.some((_, index) => last === fixedSeconds + index * period);
  return isAfter ? last + period : fixedSeconds;
}

/** Returns the codes without one of the earlier ones. */
export function removeCode(typedCodes: TypedCodes, index: number): TypedCodes {
  return { ...typedCodes, earlier: typedCodes.earlier.toSpliced(index, 1) };
}

/** Returns only the newest code. */
export function keepNewestCode(typedCodes: TypedCodes): TypedCodes {
  return { ...typedCodes, earlier: typedCodes.text === '' ? typedCodes.earlier.slice(-1) : [] };
}

/** Returns the codes to diagnose. Empty while the current code is incomplete or invalid. */
export function observationsOf(
  { earlier, text, seconds, press, isFinished }: TypedCodes,
  digits: number,
): readonly Observation[] {
  const result = readCode(text);
  if (!result.ok) return text.trim() === '' ? earlier : [];
  const isComplete = isFinished || result.code.text.length >= digits;
  return isComplete ? [...earlier, { code: text, seconds, press }] : [];
}

/** Returns whether codes, times and presses are the same, in the same order. */
export function areSameObservations(
  first: readonly Observation[],
  second: readonly Observation[],
): boolean {
  return (
    first.length === second.length &&
    first.every(({ code, seconds, press }, index) => {
      const other = second[index];
      return other?.code === code && other.seconds === seconds && other.press === press;
    })
  );
}
