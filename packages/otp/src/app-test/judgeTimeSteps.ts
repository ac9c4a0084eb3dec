import { clockSecondsPart } from '../diagnosis/causeParts.ts';
import type { CausePart } from '../diagnosis/types.ts';
import { type AnsweredProbe, type Judgment, judgmentOf, notTested } from './answers.ts';
import { type ExplainedCode, isSettled, roundedClockPart } from './explainCodes.ts';

/** When a code of a step was typed. */
interface Reading {
  readonly step: number;
  readonly period: number;
  /** Unix time in seconds. */
  readonly seconds: number;
}

/** By how many seconds the device's clock may be ahead: `least` ≤ seconds < `most`. */
interface DriftBounds {
  readonly min: number;
  readonly max: number;
}

/** From reading a code to having typed it, at most; seconds. */
const maxTypingTime = 10;
/** Clocks that are set over the network differ by no more than this; seconds. */
const usualDrift = 3;
/** A clock that is further off may as well be an app that takes local time; seconds. */
const maxDrift = 600;

/** The drift with which one clock explains all readings; undefined where none does. */
function driftOf(readings: readonly Reading[], isRounded: boolean): DriftBounds | undefined {
  const bounds = readings.map(({ step, period, seconds }) => {
    const start = (isRounded ? step - 0.5 : step) * period - seconds;
    return { least: start, most: start + period + maxTypingTime };
  });
  const least = Math.max(...bounds.map((one) => one.least));
  const most = Math.min(...bounds.map((one) => one.most));
  return least < most ? { min, max } : undefined;
}

function isWithin(drift: DriftBounds | undefined, distance: number): boolean {
  return drift !== undefined && drift.min <= distance && drift.max > -distance;
}

function readingsOf({ probe, explanation }: AnsweredProbe): readonly Reading[] {
  const { type, period } = probe.settings;
  if (type !== 'totp' || explanation === undefined || !isSettled(explanation)) return [];
  const names = explanation.causes.flat().map(({ name }) => name);
  const isOther = (name: string) => /^(period|type|clock:milliseconds)/.test(name);
  if (names.some(isOther)) return [];
  return explanation.codes.flatMap(({ counter, seconds }: ExplainedCode) =>
    counter === undefined ? [] : { step: Number(counter), period, seconds },
  );
}

/**
 * Whether the app's steps begin when they should (RFC 6238 section 4.2: time is cut, not rounded).
 * A device's clock is no fault of the app, and looks like rounding in codes of one period. In
 * codes of two periods, or where the clock can be taken to be right, they differ.
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
  const [cut, rounded] = [driftOf(readings, false), driftOf(readings, true)];
  const early = { answered, finding: 'clock:rounded', parts: [roundedClockPart] };
  if (!cut && rounded) return { ...early, verdict: 'misleading', certainty: 'certain' };
  // No steady clock explains it: the clock was set meanwhile, or a code was typed late.
  if (!cut) return { verdict: 'unclear', answered };
  const clock = clockSecondsPart({ from: cut.min, to: cut.max });
  const isOff = { answered, finding: clock.name, parts: [clock], verdict: 'unclear' } as const;
  const isRight = !rounded || (isWithin(cut, usualDrift) && !isWithin(rounded, usualDrift));
  if (isRight) return isWithin(cut, maxDrift) ? { verdict: 'right', answered } : isOff;
  if (isWithin(cut, usualDrift)) return notTested;
  // A clock that is off may hide rounding, or look like it.
  return isWithin(rounded, usualDrift)
    ? { ...early, verdict: 'unclear', certainty: 'likely' }
    : isOff;
}
