import { maxTypingDelay } from './typingDelay.ts';
import {
  clockSecondsPart,
  clockStepsPart,
  clockZonePart,
  counterStepPart,
  plainPart,
} from './causeParts.ts';
import { asConfigured, combine, type Hypothesis, hypothesisOf } from './hypothesis.ts';
import { ratios } from './priors.ts';
import type { Drift } from './types.ts';

/**
 * If a clock is off by at most this number of steps, the cause names the steps: 'clock:+3'. If it is off by more, the
 * cause names the seconds: 'clock:seconds+700'.
 */
export const maxClockSteps = 20;
/** The largest UTC offset to try, in hours. */
const maxZoneHours = 14;
/** The largest clock error that the wide search tries, in hours. */
export const maxClockHours = 26;

const hour = 3600;
const quarter = 900;

/**
 * The UTC offsets of most countries, in seconds. If an app uses local time as UTC, its clock is off
 * by one of them.
 */
export const wholeHourOffsets: readonly number[] = Array.from(
  { length: 2 * maxZoneHours + 1 },
  (_, index) => (index - maxZoneHours) * hour,
).filter((offset) => offset !== 0);

/** The UTC offsets of countries, in minutes, that aren't a multiple of an hour. */
export const fractionalZoneMinutes: readonly number[] = [
  -570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825,
];

/**
 * Returns the probability that a device's clock seems at most `seconds` ahead. The model:
 *
 * - 65% of clocks are right to the second.
 * - 15% seem up to `maxTypingDelay` slow, because the person typed the code late.
 * - 20% are off by seconds, minutes or hours. Each order of magnitude is equally likely: 1 to 10 seconds are as likely
 *   as 10 to 100.
 */
function driftProbabilityUpTo(seconds: number): number {
  const right = Math.min(1, Math.max(0, (seconds + 1) / 2));
  const late = Math.min(1, Math.max(0, (seconds + maxTypingDelay) / maxTypingDelay));
  const far = Math.log(Math.min(Math.max(Math.abs(seconds), 1), maxClockHours * hour));
  // Half of the wrong clocks are slow. So this is 0 for −26 hours, 0.5 around 0, and 1 for 26 hours.
  const wrong = 0.5 + (Math.sign(seconds) * far) / Math.log(maxClockHours * hour) / 2;
  return 0.65 * right + 0.15 * late + 0.2 * wrong;
}

/** Returns the probability that a device's clock is ahead by a value in the interval. */
export function driftProbability({ from, to }: Drift): number {
  return driftProbabilityUpTo(to) - driftProbabilityUpTo(from);
}

/**
 * Returns how far a clock is ahead if an app computes the code of step `counter` at Unix time
 * `seconds`. The interval is one period long.
 */
export function driftAt(counter: bigint, period: number, seconds: number): Drift {
  const from = Number(counter) * period - seconds;
  return { from, to: from + period };
}

/** Returns the overlap of two intervals, or undefined if there is none. */
export function intersectDrifts(first: Drift, second: Drift): Drift | undefined {
  const from = Math.max(first.from, second.from);
  const to = Math.min(first.to, second.to);
  return from < to ? { from, to } : undefined;
}

/** A hypothesis about a device's clock that explains the codes. */
export interface ClockHypothesis extends Hypothesis {
  /**
   * By how many seconds the clock is ahead. Two hypotheses with the same period and offset always
   * give the same codes.
   */
  readonly clockOffset: number;
}

const contains = ({ from, to }: Drift, seconds: number) => from <= seconds && seconds < to;

function zoneRatio(offset: number): number {
  const isUsed = offset % hour === 0 || fractionalZoneMinutes.includes(offset / 60);
  return isUsed ? ratios.clockZone : ratios.clockZoneOther;
}

/**
 * Returns the hypothesis for a clock with this drift. The clock is correct, or off by whole steps. If the codes are
 * ahead by different numbers of steps, the clock is off by seconds.
 *
 * @param steps the number of time steps by which each code is ahead
 */
function driftHypothesis(drift: Drift, period: number, steps: readonly number[]): ClockHypothesis {
  const ratio = driftProbability(drift);
  const [first = 0] = steps;
  const isWhole = steps.every((step) => step === first);
  if (isWhole && first === 0) return { ...asConfigured, ratio, clockOffset: 0 };
  if (isWhole && Math.abs(first) <= maxClockSteps)
    return { ...hypothesisOf(clockStepsPart(first, drift), ratio), clockOffset: first * period };
  return {
    ...hypothesisOf(clockSecondsPart(drift), ratio),
    clockOffset: (drift.from + drift.to) / 2,
  };
}

/**
 * Returns the hypotheses that the clock is right but the app counts one step too many or too few. A clock that is off
 * by exactly one period gives the same codes. So a miscount never gets a higher ratio than such a clock.
 */
function stepHypotheses(drift: Drift, period: number): ClockHypothesis[] {
  const ratio = Math.min(ratios.counterStep, driftProbability(drift));
  return ([1, -1] as const)
    .filter((steps) => contains(drift, steps * period))
    .map((steps) => ({
      ...hypothesisOf(counterStepPart(steps), ratio),
      clockOffset: steps * period,
    }));
}

/** In addition to a wrong time zone, a clock may be off by up to this number of steps. */
const maxStepsBesideZone = 2;

/**
 * Returns the hypothesis that a time zone explains a drift, alone or together with a clock that is off by one or two
 * steps. Returns undefined if the clock would be off by more.
 *
 * For example, with a period of 30 seconds, a drift of 3630 to 3660 seconds may be a zone of one hour and a clock that
 * is one step ahead.
 *
 * @param offset the UTC offset in seconds
 */
function zoneHypothesis(drift: Drift, period: number, offset: number): ClockHypothesis | undefined {
  const zone = hypothesisOf(clockZonePart(offset / 60), zoneRatio(offset));
  const remainder = { from: drift.from - offset, to: drift.to - offset };
  if (contains(remainder, 0)) return { ...zone, clockOffset: offset };
  const middle = (remainder.from + remainder.to) / 2;
  const distance = Math.max(1, Math.round(Math.abs(middle) / period));
  if (distance > maxStepsBesideZone) return undefined;
  const steps = Math.sign(middle) * distance;
  const clock = hypothesisOf(clockStepsPart(steps, remainder), driftProbability(remainder));
  return { ...combine(clock, zone), clockOffset: offset + steps * period };
}

/**
 * Returns the time zones that may explain a drift. Tries each quarter of an hour, but no offset of less than an hour.
 */
function zoneHypotheses(drift: Drift, period: number): ClockHypothesis[] {
  const hypotheses: ClockHypothesis[] = [];
  const tolerance = maxStepsBesideZone * period;
  const first = Math.max(-maxZoneHours * hour, drift.from - tolerance);
  const last = Math.min(maxZoneHours * hour, drift.to + tolerance);
  for (let offset = Math.ceil(first / quarter) * quarter; offset <= last; offset += quarter) {
    if (Math.abs(offset) < hour) continue;
    const hypothesis = zoneHypothesis(drift, period, offset);
    if (hypothesis) hypotheses.push(hypothesis);
  }
  return hypotheses;
}

/**
 * Returns the possible reasons why a clock seems ahead by `drift`: a wrong clock, rounded time, a miscounted step, or a
 * wrong time zone. An app that rounds the time seems half a period ahead.
 *
 * @param period seconds
 * @param steps the number of time steps by which each code is ahead
 */
export function clockHypotheses(
  drift: Drift,
  period: number,
  steps: readonly number[],
): readonly ClockHypothesis[] {
  const half = period / 2;
  const rounded = {
    ...hypothesisOf(plainPart('clock:rounded'), ratios.clockRounded),
    clockOffset: half,
  };
  return [
    driftHypothesis(drift, period, steps),
    ...(contains(drift, half) ? [rounded] : []),
    ...stepHypotheses(drift, period),
    ...zoneHypotheses(drift, period),
  ];
}
