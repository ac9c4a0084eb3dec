import { driftAt, intersectDrifts } from './clock.ts';
import type { CodeHypothesis } from './codeHypotheses.ts';
import { type CodeMatch, matchFurtherCode, type ReadObservation } from './codeMatch.ts';
import { isFormattedAs } from './format.ts';
import type { MacCalculator } from './macs.ts';
import { lateHypothesis } from './typingHypotheses.ts';
import type { Drift } from './types.ts';
import { maxTypingDelay } from './typingDelay.ts';

/** The codes that one clock explains, and the interval by which that clock may be ahead. */
export interface ClockMatch {
  readonly codeMatches: readonly CodeMatch[];
  readonly drift: Drift;
}

/**
 * Extends a clock match by a code that the person typed up to `maxTypingDelay` after the app had
 * changed it. Returns one match for each possible time step.
 */
function lateClockMatches(
  calculator: MacCalculator,
  { truncation, truncate, format }: CodeHypothesis,
  period: number,
  { codeMatches, drift }: ClockMatch,
  late: ReadObservation,
): ClockMatch[] {
  const { typed, seconds, index } = late;
  const first = Math.floor((seconds + drift.from) / period);
  return [first - 1, first].flatMap((step) => {
    if (step < 0) return [];
    const counter = BigInt(step);
    const { from, to } = driftAt(counter, period, seconds);
    const narrowed = intersectDrifts(drift, { from, to: to + maxTypingDelay });
    const mac = calculator.macAt(counter);
    const number = truncate(mac);
    if (narrowed === undefined || !isFormattedAs(format, number, typed)) return [];
    const codeMatch = {
      typed,
      counter,
      mac,
      truncation,
      number,
      typingError: lateHypothesis(index + 1),
      isLate: true,
    };
    return [{ codeMatches: [...codeMatches, codeMatch], drift: narrowed }];
  });
}

/**
 * Extends a clock match by the remaining codes. Each code narrows the drift. Returns no match if no
 * steady clock explains all of them.
 */
export function extendClockMatch(
  calculator: MacCalculator,
  codeHypothesis: CodeHypothesis,
  period: number,
  clockMatch: ClockMatch,
  rest: readonly ReadObservation[],
): ClockMatch[] {
  const [next, ...others] = rest;
  if (next === undefined) return [clockMatch];
  const first = Math.floor((next.seconds + clockMatch.drift.from) / period);
  // A mistyped code is always the last one.
  const late =
    next.isMistyped === true
      ? lateClockMatches(calculator, codeHypothesis, period, clockMatch, next)
      : [];
  const punctual = [first, first + 1].flatMap((step) => {
    if (step < 0) return [];
    const counter = BigInt(step);
    const drift = intersectDrifts(clockMatch.drift, driftAt(counter, period, next.seconds));
    if (drift === undefined) return [];
    const codeMatch = matchFurtherCode(calculator, codeHypothesis, counter, next);
    if (codeMatch === undefined) return [];
    const extended = { codeMatches: [...clockMatch.codeMatches, codeMatch], drift };
    return extendClockMatch(calculator, codeHypothesis, period, extended, others);
  });
  return [...punctual, ...late];
}
