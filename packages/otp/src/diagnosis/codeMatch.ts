import type { CodeHypothesis } from './codeHypotheses.ts';
import { formatCode, isFormattedAs } from './format.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { MacCalculator } from './macs.ts';
import type { TypedCode } from './readCode.ts';
import type { Mac } from './truncations.ts';
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
  const number = codeHypothesis.truncate(mac);
  if (isMistyped !== true)
    return isFormattedAs(codeHypothesis.format, number, typed)
      ? { typed, counter, mac, number }
      : undefined;
  if (number < 0) return undefined;
  const shown = formatCode(codeHypothesis.format, number);
  const typingError = mistypedHypothesis(shown, typed.text, index + 1);
  return typingError && { typed, counter, mac, number, typingError };
}
