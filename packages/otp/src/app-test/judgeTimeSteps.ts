import { clockSecondsPart } from '../diagnosis/causeParts.ts';
import { intersectDrifts } from '../diagnosis/clock.ts';
import type { CausePart, Drift } from '../diagnosis/types.ts';
import { type AnsweredProbe, type Judgment, judgmentOf, notTested } from './answers.ts';
import { type ExplainedCode, hasOneComputation, roundedClockPart } from './explainCodes.ts';

/** A code that the tester read: its time step, and when the tester read it. */
interface Reading {
  readonly step: number;
  readonly period: number;
  /** Unix time in seconds. */
  readonly seconds: number;
}

/**
 * The maximum time that a tester takes to type a code after reading it, in seconds. It must be below 12: testers read a
 * code in the last 15 of its 60 seconds, and 3 of these are for the clock (`usualDrift`). With 12 seconds or more,
 * rounding could explain every code. `maxTypingDelay` is longer, because it only excuses a clock that seems slow.
 */
const maxTypingTime = 10;
/** The maximum error of a clock that is set over the network, in seconds. */
const usualDrift = 3;
/** The maximum error of a clock, in seconds. If the error is larger, the app may take local time for UTC. */
const maxDrift = 600;

/**
 * Returns the drift of a steady clock that explains all readings, or undefined if there is none. For example, a code of
 * the step from 60 to 90 seconds, read at 70 seconds, allows a clock that is 10 seconds slow to 20 seconds fast.
 *
 * @param isRounded whether the app rounds the time, so its steps start half a period early
 */
function driftOf(readings: readonly Reading[], isRounded: boolean): Drift | undefined {
  let common: Drift | undefined = { from: -Infinity, to: Infinity };
  for (const { step, period, seconds } of readings) {
    const from = (isRounded ? step - 0.5 : step) * period - seconds;
    common = common && intersectDrifts(common, { from, to: from + period + maxTypingTime });
  }
  return common;
}

/** Returns whether a drift allows a clock that is off by at most `maxError` seconds. */
function canBeWithin(drift: Drift | undefined, maxError: number): boolean {
  return drift !== undefined && drift.from <= maxError && drift.to > -maxError;
}

function readingsOf({ probe, explanation }: AnsweredProbe): readonly Reading[] {
  const { type, period } = probe.settings;
  if (type !== 'totp' || explanation === undefined || !hasOneComputation(explanation)) return [];
  const names = explanation.causes.flat().map(({ name }) => name);
  const isUnusable = (name: string) => /^(period|type|clock:milliseconds)/.test(name);
  if (names.some(isUnusable)) return [];
  return explanation.codes.flatMap(({ counter, seconds }: ExplainedCode) =>
    counter === undefined ? [] : { step: Number(counter), period, seconds },
  );
}

const isMilliseconds = ({ name }: CausePart) => name === 'clock:milliseconds';

/** Returns an answer whose only explanation is that the app uses milliseconds as seconds, or undefined. */
function findMilliseconds(answers: readonly AnsweredProbe[]): AnsweredProbe | undefined {
  return answers.find(({ explanation }) => {
    const causes = explanation?.causes ?? [];
    return causes.length > 0 && causes.every((parts) => parts.some(isMilliseconds));
  });
}

const roundingJudgment = (answered: AnsweredProbe) => ({
  answered,
  finding: roundedClockPart.name,
  parts: [roundedClockPart],
});

/** Judges an app if a steady clock and time that is rounded down explain all readings. */
function judgeDrifts(
  answered: AnsweredProbe,
  roundedDown: Drift,
  rounded: Drift | undefined,
): Judgment {
  const clock = clockSecondsPart(roundedDown);
  const wrongClock = { answered, finding: clock.name, parts: [clock], verdict: 'unclear' } as const;
  const canClockBeRight = canBeWithin(roundedDown, usualDrift);
  const canRoundWithRightClock = canBeWithin(rounded, usualDrift);

  const isRoundingRefuted = !rounded || (canClockBeRight && !canRoundWithRightClock);
  if (isRoundingRefuted)
    return canBeWithin(roundedDown, maxDrift) ? { verdict: 'right', answered } : wrongClock;
  if (canClockBeRight) return notTested;
  // Either the clock is wrong, or the app rounds the time with a right clock.
  return canRoundWithRightClock
    ? { ...roundingJudgment(answered), verdict: 'unclear', certainty: 'likely' }
    : wrongClock;
}

/**
 * Judges whether the app's time steps start on time: RFC 6238 section 4.2 rounds down. A wrong clock isn't the app's
 * fault. But if all codes have the same period, a wrong clock looks like rounding. Codes with two periods tell them
 * apart, and so does a clock that is probably right.
 */
export function judgeTimeSteps(answers: readonly AnsweredProbe[]): Judgment {
  const inMilliseconds = findMilliseconds(answers);
  if (inMilliseconds) return judgmentOf('misleading', inMilliseconds, isMilliseconds);
  const answered = answers.findLast((answer) => readingsOf(answer).length > 0);
  if (answered === undefined) return notTested;

  const readings = answers.flatMap(readingsOf);
  const roundedDown = driftOf(readings, false);
  const rounded = driftOf(readings, true);
  if (roundedDown) return judgeDrifts(answered, roundedDown, rounded);
  if (rounded)
    return { ...roundingJudgment(answered), verdict: 'misleading', certainty: 'certain' };
  // No steady clock explains the codes: someone set the clock during the test, or the tester typed a code late.
  return { verdict: 'unclear', answered };
}
