import { maxCounter } from '../settings.ts';
import { counterPart, periodPart, plainPart } from './causeParts.ts';
import { clockHypotheses, driftAt } from './clock.ts';
import { asConfigured, combine, type Hypothesis, hypothesisOf, type Odds } from './hypothesis.ts';
import { counterRatio, ratios } from './priors.ts';
import type { Observation } from './types.ts';
import { maxTypingDelay } from './typingDelay.ts';
import { secondsAfterOverflow, secondsSince2001, wrappedTimeStep } from './wrongEpochs.ts';

/**
 * How an app gets the moving factor (RFC 4226 section 5.1) from the time or from a press of its button. This code calls
 * the moving factor the counter. Within one search, two rules that always give the same counter are the same object, so
 * compare rules by identity. Compare clocks by their period and drift.
 */
export type MovingFactor =
  /** The counter is the time step. The search infers from the codes how far the clock is off. */
  | { readonly kind: 'clock'; readonly hypothesis: Hypothesis; readonly period: number }
  /** A function of the observation gives the counter, or undefined if it is out of range. */
  | {
      readonly kind: 'rule';
      readonly hypothesis: Hypothesis;
      readonly counterAt: (observation: Observation) => bigint | undefined;
    }
  /** The counter runs so fast that it has changed before a person has typed the code. */
  | {
      readonly kind: 'fast-counter';
      readonly hypothesis: Hypothesis;
      /** How many counters each code may be from. All are equally likely. */
      readonly count: number;
      /** Returns these counters, the newest first. */
      readonly countersAt: (observation: Observation) => readonly bigint[];
    };

/** The counter that a moving factor gives for the first code. */
export interface FirstCounter extends Odds {
  readonly movingFactor: MovingFactor;
  readonly counter: bigint;
}

/** Periods that apps are known to use, in seconds. */
export const periods = [10, 15, 20, 30, 45, 60, 90, 120, 300] as const;
export const defaultPeriod = 30;
/** The range of counter errors that the quick search tries. */
export const minCounterSteps = -2;
export const maxCounterSteps = 100;

/** Returns a time step as a counter, or undefined before 1970. */
function counterFromNumber(counter: number): bigint | undefined {
  return Number.isSafeInteger(counter) && counter >= 0 ? BigInt(counter) : undefined;
}

/** Returns the whole numbers from `min` to `max`, both included. */
export function range(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Returns a first counter for each number of steps by which a clock may be ahead. */
export function clockCounters(
  hypothesis: Hypothesis,
  period: number,
  steps: readonly number[],
  { seconds }: Observation,
): FirstCounter[] {
  const movingFactor: MovingFactor = { kind: 'clock', hypothesis, period };
  const step = Math.floor(seconds / period);
  return steps.flatMap((ahead) => {
    const counter = counterFromNumber(step + ahead);
    if (counter === undefined) return [];
    const clocks = clockHypotheses(driftAt(counter, period, seconds), period, [ahead]);
    const maxRatio = Math.max(...clocks.map(({ ratio }) => ratio));
    return [
      {
        movingFactor,
        counter,
        ratio: hypothesis.ratio * maxRatio,
        defaultedSettings: hypothesis.defaultedSettings,
      },
    ];
  });
}

function ruleCounters(
  hypothesis: Hypothesis,
  counterAt: (observation: Observation) => bigint | undefined,
  first: Observation,
): FirstCounter[] {
  const counter = counterAt(first);
  const { ratio, defaultedSettings } = hypothesis;
  return counter === undefined
    ? []
    : [
        {
          movingFactor: { kind: 'rule', hypothesis, counterAt },
          counter,
          ratio,
          defaultedSettings,
        },
      ];
}

/**
 * Returns the hypothesis that an app uses `period` instead of `wanted`, both in seconds. For HOTP,
 * pass the default as `wanted`: its otpauth URI has no period.
 */
export function periodHypothesis(period: number, wanted: number): Hypothesis {
  if (period === wanted) return asConfigured;
  if (period === defaultPeriod)
    return { parts: [periodPart(period)], ratio: 1, defaultedSettings: 1 };
  const ratio = period === 60 ? ratios.periodSixty : ratios.periodOther;
  return hypothesisOf(periodPart(period), ratio);
}

/**
 * Returns the counters of an app that uses milliseconds as seconds. Its code changes every few milliseconds. An app
 * that redraws once per period shows a code from the start of that period. So the search also tries every code of a
 * period's first second.
 */
export function millisecondCounters(period: number, first: Observation): FirstCounter[] {
  const part = plainPart('clock:milliseconds');
  const usual = hypothesisOf(part, ratios.clockMilliseconds);
  const late = hypothesisOf(part, ratios.clockMillisecondsLate);
  const counters: readonly (readonly [Hypothesis, (seconds: number) => number])[] = [
    [usual, (seconds) => Math.floor(Math.round(seconds * 1000) / period)],
    [usual, (seconds) => Math.floor((Math.floor(seconds) * 1000) / period)],
    ...range(0, Math.ceil(1000 / period)).map(
      (steps) =>
        [
          steps === 0 ? usual : late,
          (seconds: number) => Math.floor(seconds / period) * 1000 + steps,
        ] as const,
    ),
  ];
  return counters.flatMap(([hypothesis, counter]) =>
    ruleCounters(hypothesis, ({ seconds }) => counterFromNumber(counter(seconds)), first),
  );
}

/** How many seconds the app's clock may be ahead of the clock used here, if the app's counter runs fast. */
const maxLead = 1;

/**
 * Returns the counters of an app whose counter runs fast. Each code may be from any counter of the last `maxDelay`
 * seconds, so the counters share the ratio of the hypothesis.
 */
function fastCounters(
  hypothesis: Hypothesis,
  countersPerSecond: number,
  maxDelay: number,
  first: Observation,
): FirstCounter[] {
  const count = Math.ceil((maxDelay + maxLead) * countersPerSecond);
  const countersAt = ({ seconds }: Observation) => {
    const newest = Math.floor((seconds + maxLead) * countersPerSecond);
    return range(newest - count + 1, newest)
      .toReversed()
      .flatMap((counter) => counterFromNumber(counter) ?? []);
  };
  const movingFactor: MovingFactor = { kind: 'fast-counter', hypothesis, count, countersAt };
  const { ratio, defaultedSettings } = hypothesis;
  return countersAt(first).map((counter) => ({
    movingFactor,
    counter,
    ratio: ratio / count,
    defaultedSettings,
  }));
}

/**
 * Returns the counters of an app that uses milliseconds as seconds, if a person typed the code seconds after the app
 * had computed it. An app that redraws once per period may show the code of the previous period, and typing it may take
 * another one. In two periods of 10 to 300 seconds, the counter takes about 2,000 values.
 */
export function fastMillisecondCounters(period: number, first: Observation): FirstCounter[] {
  const part = plainPart('clock:milliseconds');
  const typed = hypothesisOf(part, ratios.clockMilliseconds);
  const redrawn = hypothesisOf(part, ratios.clockMillisecondsRedrawn);
  const maxDelay = 2 * period;
  return [
    ...fastCounters(typed, 1000 / period, Math.min(maxTypingDelay, maxDelay), first),
    ...fastCounters(redrawn, 1000 / period, maxDelay, first),
  ];
}

/**
 * Returns the counters of an app that doesn't divide the seconds by the period, as `fastMillisecondCounters` does for
 * milliseconds.
 */
export function undividedCounters(period: number, first: Observation): FirstCounter[] {
  return period === 1 ? [] : fastCounters(periodHypothesis(1, period), 1, 2 * period, first);
}

/**
 * The ways in which 32 bits overflow: signed, with negative steps rounded toward zero or down, and
 * unsigned.
 */
const overflows = [
  [true, Math.trunc],
  [true, Math.floor],
  [false, Math.trunc],
] as const;

/** Returns the counters of an app that counts from 2001 instead of 1970, or keeps milliseconds in 32 bits. */
export function wrongEpochCounters(period: number, first: Observation): FirstCounter[] {
  const since2001 = hypothesisOf(plainPart('clock:since-2001'), ratios.clockSince2001);
  const overflow = hypothesisOf(
    plainPart('clock:milliseconds-32-bit'),
    ratios.clockMilliseconds32Bit,
  );
  return [
    ...ruleCounters(
      since2001,
      ({ seconds }) => counterFromNumber(Math.floor(secondsSince2001(seconds) / period)),
      first,
    ),
    ...overflows.flatMap(([isSigned, round]) =>
      ruleCounters(
        overflow,
        ({ seconds }) => wrappedTimeStep(secondsAfterOverflow(seconds, isSigned), period, round),
        first,
      ),
    ),
  ];
}

/** Returns the counter of an app that counts button presses. The first press gives the counter `initial`. */
function pressCounters(
  hypothesis: Hypothesis,
  initial: bigint,
  first: Observation,
): FirstCounter[] {
  const counterAt = ({ press }: Observation) => {
    const counter = initial + BigInt(press - 1);
    return counter >= 0n && counter <= maxCounter ? counter : undefined;
  };
  return ruleCounters(hypothesis, counterAt, first);
}

/**
 * Returns the counters of an app that treats a TOTP account as HOTP.
 *
 * @param presses possible numbers of button presses before the first code
 */
export function mistakenHotpCounters(
  first: Observation,
  presses: readonly number[],
): FirstCounter[] {
  const mistaken = hypothesisOf(plainPart('type:hotp'), ratios.typeMistaken);
  return presses.flatMap((initial) => {
    if (initial === 0) return pressCounters(mistaken, 0n, first);
    const ratio = initial === 1 ? ratios.typeMistakenFromOne : ratios.typeMistakenLater;
    const hypothesis = combine(
      mistaken,
      hypothesisOf(counterPart(BigInt(initial)), ratio / mistaken.ratio),
    );
    return pressCounters(hypothesis, BigInt(initial), first);
  });
}

/** Returns one HOTP counter for each of `steps`: the counter of an app that is off by so many presses. */
export function offsetCounters(
  counter: bigint,
  steps: readonly number[],
  first: Observation,
): FirstCounter[] {
  return steps.flatMap((ahead) => {
    const parts = ahead === 0 ? [] : [counterPart(BigInt(ahead))];
    const hypothesis = { parts, ratio: counterRatio(ahead), defaultedSettings: 0 };
    return pressCounters(hypothesis, counter + BigInt(ahead), first);
  });
}

/**
 * Returns the counters of apps that start at 0 or 1, or store the counter in 32 bits or in a
 * floating-point number (53 bits). Leaves out counters that `offsetCounters` covers in the quick
 * search.
 */
export function restartedOrCutCounters(counter: bigint, first: Observation): FirstCounter[] {
  const initials: readonly (readonly [bigint, number])[] = [
    [0n, ratios.counterRestart],
    [1n, ratios.counterRestart],
    [BigInt.asUintN(32, counter), ratios.counterCut],
    [BigInt(Number(counter)), ratios.counterCut],
  ];
  const isNear = (initial: bigint) =>
    initial - counter >= minCounterSteps && initial - counter <= maxCounterSteps;
  return initials
    .filter(
      ([initial], index) =>
        !isNear(initial) && initials.findIndex(([other]) => other === initial) === index,
    )
    .flatMap(([initial, ratio]) =>
      pressCounters(hypothesisOf(counterPart(initial - counter), ratio), initial, first),
    );
}
