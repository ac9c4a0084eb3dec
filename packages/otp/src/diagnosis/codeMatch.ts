import type { CodeHypothesis } from './codeHypotheses.ts';
import { formatCode, isFormattedAs } from './format.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { MacCalculator } from './macs.ts';
import type { TypedCode } from './readCode.ts';
import type { Mac, Truncation } from './truncations.ts';
import type { Observation } from './types.ts';
import { mistypedHypothesis } from './typingHypotheses.ts';

/** An observation with a readable code. */
export interface ReadObservation extends Observation {
  readonly typed: TypedCode;
  /** The position among the observations, from 0. */
  readonly index: number;
  /** Whether the same code was typed before. A repeated code only narrows a clock's drift. */
  readonly isRepeated: boolean;
  /** Whether the search assumes that the person mistyped this code or typed it late. */
  readonly isMistyped?: boolean;
}

export type ReadObservations = readonly [ReadObservation, ...ReadObservation[]];

/** How a hypothesis explains one code. */
export interface CodeMatch {
  readonly typed: TypedCode;
  readonly counter: bigint;
  readonly mac: Mac;
  readonly truncation: Truncation;
  /** The number that truncation gave. */
  readonly number: number;
  /** The typing error. Absent if the person typed the code as shown. */
  readonly typingError?: Hypothesis;
  /** Whether the person typed the code after the app had changed to the next one. */
  readonly isLate?: boolean;
}

/** Returns how a hypothesis explains a code with one counter, or undefined if it doesn't. */
export function matchCode(
  calculator: MacCalculator,
  codeHypothesis: CodeHypothesis,
  counter: bigint,
  { typed, index, isMistyped }: ReadObservation,
): CodeMatch | undefined {
  const mac = calculator.macAt(counter);
  const { truncation } = codeHypothesis;
  const number = codeHypothesis.truncate(mac);
  if (isMistyped !== true)
    return isFormattedAs(codeHypothesis.format, number, typed)
      ? { typed, counter, mac, truncation, number }
      : undefined;
  if (number < 0) return undefined;
  const shown = formatCode(codeHypothesis.format, number);
  const typingError = mistypedHypothesis(shown, typed.text, index + 1);
  return typingError && { typed, counter, mac, truncation, number, typingError };
}

/** Returns how a hypothesis explains a code after the first one, or undefined if it doesn't. */
export function matchFurtherCode(
  calculator: MacCalculator,
  codeHypothesis: CodeHypothesis,
  counter: bigint,
  observation: ReadObservation,
): CodeMatch | undefined {
  const { furtherHypotheses = [codeHypothesis] } = codeHypothesis;
  for (const hypothesis of furtherHypotheses) {
    const codeMatch = matchCode(calculator, hypothesis, counter, observation);
    if (codeMatch !== undefined) return codeMatch;
  }
  return undefined;
}

/**
 * Returns whether codes show that an app's offset varies. At least two codes aren't read at the correct offset, because
 * a single one may be from another account. If all offsets are equal, the app has a fixed offset.
 */
export function hasVaryingOffset(codeMatches: readonly CodeMatch[]): boolean {
  const wrong = codeMatches.filter(({ mac, number }) => number !== mac.standardNumber);
  const wrongCodes = new Set(wrong.map(({ typed }) => typed.text));
  return wrongCodes.size >= 2 && new Set(codeMatches.map(({ truncation }) => truncation)).size >= 2;
}
