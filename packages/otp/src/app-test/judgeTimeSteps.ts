import { clockSecondsPart } from '../diagnosis/causeParts.ts';
import type { CausePart } from '../diagnosis/types.ts';
import { type AnsweredProbe, type Judgment, judgmentOf, notTested } from './answers.ts';
import { type ExplainedCode, isSettled, roundedClockPart } from './explainCodes.ts';

/** When the tester read the code of a time step. */
interface Reading {
  readonly step: number;
  readonly period: number;
  /** Unix time in seconds. */
  readonly seconds: number;
}

/** By how many seconds the device's clock may be ahead: `min` ≤ seconds < `max`. */
interface DriftBounds {
  readonly min: number;
  readonly max: number;
}

/** The maximum time that a tester takes to type a code after reading it, in seconds. */
const maxTypingTime = 10;
/** The maximum error of a clock that is set over the network, in seconds. */
const usualDrift = 3;
/**
 * The maximum error of a clock, in seconds. If the error is larger, the app may use local time
 * instead.
 */
const maxDrift = 600;

/** Returns the drift of a clock that explains all readings, or undefined if there is none. */
function driftOf(readings: readonly Reading[], isRounded: boolean): DriftBounds | undefined {
  const bounds = readings.map(({ step, period, seconds }) => {
    const start = (isRounded ? step - 0.5 : step) * period - seconds;
    return { min: start, max: start + period + maxTypingTime };
  });
  const min = Math.max(...bounds.map((one) => one.min));
  const max = Math.min(...bounds.map((one) => one.max));
  return min < max ? { min, max } : undefined;
}

/** Checks whether the clock may be off by at most `distance` seconds. */
function canBeWithin(drift: DriftBounds | undefined, distance: number): boolean {
  return drift !== undefined && drift.min <= distance && drift.max > -distance;
}

function readingsOf({ probe, explanation }: AnsweredProbe): readonly Reading[] {
  const { type, period } = probe.settings;
  if (type !== 'totp' || explanation === undefined || !isSettled(explanation)) return [];
  const names = explanation.causes.flat().map(({ name }) => name);
  const isUnusable = (name: string) => /^(period|type|clock:milliseconds)/.test(name);
  if (names.some(isUnusable)) return [];
  return explanation.codes.flatMap(({ counter, seconds }: ExplainedCode) =>
    counter === undefined ? [] : { step: Number(counter), period, seconds },
  );
}

/**
 * Judges whether the app's time steps start on time: RFC 6238 section 4.2 rounds down. A wrong
 * clock isn't the app's fault, but in codes with the same period, it looks like rounding. Codes
 * with two different periods tell them apart, and so does a clock that is probably right.
 */
export function judgeTimeSteps(answers: readonly AnsweredProbe[]): Judgment {
  const isMilliseconds = ({ name }: CausePart) => name === 'clock:milliseconds';
  const inMilliseconds = answers.find(({ explanation }) => {
    const causes = explanation?.causes ?? [];
    return causes.length > 0 && causes.every((parts) => parts.some(isMilliseconds));
  });
  if (inMilliseconds) return judgmentOf('misleading', inMilliseconds, isMilliseconds);
  const answered = answers.findLast((one) => readingsOf(one).length > 0);
  if (answered === undefined) return notTested;
  const readings = answers.flatMap(readingsOf);
  const [roundedDown, rounded] = [driftOf(readings, false), driftOf(readings, true)];
  const roundingJudgment = { answered, finding: 'clock:rounded', parts: [roundedClockPart] };
  if (!roundedDown && rounded)
    return { ...roundingJudgment, verdict: 'misleading', certainty: 'certain' };
  // No steady clock explains the codes: the clock was set during the test, or a code was typed late.
  if (!roundedDown) return { verdict: 'unclear', answered };
  const clock = clockSecondsPart({ from: roundedDown.min, to: roundedDown.max });
  const wrongClock = { answered, finding: clock.name, parts: [clock], verdict: 'unclear' } as const;
  const isClockRight =
    !rounded || (canBeWithin(roundedDown, usualDrift) && !canBeWithin(rounded, usualDrift));
  if (isClockRight)
    return canBeWithin(roundedDown, maxDrift) ? { verdict: 'right', answered } : wrongClock;
  if (canBeWithin(roundedDown, usualDrift)) return notTested;
  // A wrong clock may hide rounding or look like it.
  return canBeWithin(rounded, usualDrift)
    ? { ...roundingJudgment, verdict: 'unclear', certainty: 'likely' }
    : wrongClock;
}
