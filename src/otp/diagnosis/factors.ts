import { clockSteps, periodPart } from './parts.ts';
import { clockRatio, ratios } from './priors.ts';
import type { FindingPart, Observation } from './types.ts';

/** A way in which an app may have come to its moving factor (RFC 4226 section 5.1). */
export interface MovingFactor {
  readonly parts: readonly FindingPart[];
  readonly ratio: number;
  /** How many settings fell back to their default: 1 where the period did. */
  readonly resets: number;
  /** The same text for factors that are equal always. */
  readonly identity: string;
  readonly counterAt: (observation: Observation) => bigint | undefined;
  /** Where the clock is ahead by whole steps, which a part of a step more may make one more. */
  readonly clock?: { readonly period: number; readonly steps: number };
}

type Change = Pick<MovingFactor, 'parts' | 'ratio' | 'resets'>;

/** Periods, in seconds, that apps are known to use. */
export const periods = [10, 15, 20, 30, 45, 60, 90, 120, 300] as const;
export const defaultPeriod = 30;

/** A counter of steps; undefined before 1970. */
export function fromNumber(counter: number): bigint | undefined {
  return Number.isSafeInteger(counter) && counter >= 0 ? BigInt(counter) : undefined;
}

/** A clock that is whole steps ahead, in steps of any period. */
export function clockFactor(period: number, steps: number, change: Change): MovingFactor {
  return {
    parts: steps === 0 ? change.parts : [clockSteps(steps), ...change.parts],
    ratio: change.ratio * clockRatio(steps),
    resets: change.resets,
    identity: `${period} ${steps}`,
    counterAt: ({ seconds }) => fromNumber(Math.floor(seconds / period) + steps),
    clock: { period, steps },
  };
}

/** All whole numbers from -most to most. */
export function symmetric(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
}

/** What a period other than the settings' changes. */
export function periodChange(period: number): Change {
  const parts = [periodPart(period)];
  if (period === defaultPeriod) return { parts, ratio: 1, resets: 1 };
  return { parts, ratio: period === 60 ? ratios.periodSixty : ratios.periodOther, resets: 0 };
}
