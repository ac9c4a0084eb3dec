import { greatestCounter } from '../settings.ts';
import { clockCauses, driftAt } from './clock.ts';
import { counterSteps, periodPart, plainPart } from './parts.ts';
import { asSet, counterRatio, type Odds, ratios, together, type Way, wayOf } from './priors.ts';
import type { Observation } from './types.ts';

/**
 * How an app comes from a moment, or a press of its button, to its moving factor (RFC 4226
 * section 5.1). The same object for what is always equal, clocks of one period aside: these
 * differ by their drift.
 */
export type Factor =
  | { readonly kind: 'clock'; readonly way: Way; readonly period: number }
  | {
      readonly kind: 'rule';
      readonly way: Way;
      readonly counterAt: (observation: Observation) => bigint | undefined;
    };

/** A counter that a factor may give for the first code. */
export interface Start extends Odds {
  readonly factor: Factor;
  readonly counter: bigint;
}

/** Periods, in seconds, that apps are known to use. */
export const periods = [10, 15, 20, 30, 45, 60, 90, 120, 300] as const;
export const defaultPeriod = 30;
export const leastCounterSteps = -2;
export const mostCounterSteps = 100;
/** A counter of steps; undefined before 1970. */
function fromNumber(counter: number): bigint | undefined {
  return Number.isSafeInteger(counter) && counter >= 0 ? BigInt(counter) : undefined;
}

/** Whole numbers from one to another. */
export function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** A clock that is so many steps ahead, for each of them. */
export function clockStarts(
  way: Way,
  period: number,
  steps: readonly number[],
  { seconds }: Observation,
): Start[] {
  const factor: Factor = { kind: 'clock', way, period };
  const step = Math.floor(seconds / period);
  return steps.flatMap((ahead) => {
    const counter = fromNumber(step + ahead);
    if (counter === undefined) return [];
    const causes = clockCauses(driftAt(counter, period, seconds), period, [ahead]);
    const likeliest = Math.max(...causes.map(({ ratio }) => ratio));
    return [{ factor, counter, ratio: way.ratio * likeliest, resets: way.resets }];
  });
}

function ruleStarts(
  way: Way,
  counterAt: (observation: Observation) => bigint | undefined,
  first: Observation,
): Start[] {
  const counter = counterAt(first);
  const { ratio, resets } = way;
  return counter === undefined
    ? []
    : [{ factor: { kind: 'rule', way, counterAt }, counter, ratio, resets }];
}

/** What a period other than the settings' changes; an otpauth URI for hotp names none. */
export function periodWay(period: number, wanted: number): Way {
  if (period === wanted) return asSet;
  if (period === defaultPeriod) return { parts: [periodPart(period)], ratio: 1, resets: 1 };
  const ratio = period === 60 ? ratios.periodSixty : ratios.periodOther;
  return wayOf(periodPart(period), ratio);
}

/**
 * Milliseconds taken for seconds: at the very moment, or, since such a code changes too fast to
 * be read, when the display was drawn, within the first second of a period.
 */
export function millisecondStarts(period: number, first: Observation): Start[] {
  const part = plainPart('clock:milliseconds');
  const usual = wayOf(part, ratios.clockMilliseconds);
  const late = wayOf(part, ratios.clockMillisecondsLate);
  const counters: readonly (readonly [Way, (seconds: number) => number])[] = [
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
  return counters.flatMap(([way, counter]) =>
    ruleStarts(way, ({ seconds }) => fromNumber(counter(seconds)), first),
  );
}

/** An app that counts the presses of its button, from this counter. */
function countingStarts(way: Way, start: bigint, first: Observation): Start[] {
  const counterAt = ({ press }: Observation) => {
    const counter = start + BigInt(press - 1);
    return counter >= 0n && counter <= greatestCounter ? counter : undefined;
  };
  return ruleStarts(way, counterAt, first);
}

/** TOTP taken for HOTP, at a press that is not the first for the account. */
export function pressedStarts(first: Observation, presses: readonly number[]): Start[] {
  const mistaken = wayOf(plainPart('type:hotp'), ratios.typeMistaken);
  return presses.flatMap((start) => {
    if (start === 0) return countingStarts(mistaken, 0n, first);
    const ratio = start === 1 ? ratios.typeMistakenFromOne : ratios.typeMistakenLater;
    const way = together(mistaken, wayOf(counterSteps(BigInt(start)), ratio / mistaken.ratio));
    return countingStarts(way, BigInt(start), first);
  });
}

/** HOTP from a counter that is so far from the right one. */
export function counterStarts(
  counter: bigint,
  steps: readonly number[],
  first: Observation,
): Start[] {
  return steps.flatMap((ahead) => {
    const parts = ahead === 0 ? [] : [counterSteps(BigInt(ahead))];
    const way = { parts, ratio: counterRatio(ahead), resets: 0 };
    return countingStarts(way, counter + BigInt(ahead), first);
  });
}

/** Counters begun at 0 or 1, or kept in 32 bits or in a number with 53. */
export function elsewhereStarts(counter: bigint, first: Observation): Start[] {
  const starts: readonly (readonly [bigint, number])[] = [
    [0n, ratios.counterRestart],
    [1n, ratios.counterRestart],
    [BigInt.asUintN(32, counter), ratios.counterCut],
    [BigInt(Number(counter)), ratios.counterCut],
  ];
  const isNear = (start: bigint) =>
    start - counter >= leastCounterSteps && start - counter <= mostCounterSteps;
  return starts
    .filter(
      ([start], index) =>
        !isNear(start) && starts.findIndex(([other]) => other === start) === index,
    )
    .flatMap(([start, ratio]) =>
      countingStarts(wayOf(counterSteps(start - counter), ratio), start, first),
    );
}
