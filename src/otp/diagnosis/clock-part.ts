import type { Candidate } from './candidates.ts';
import type { Display } from './display.ts';
import type { MovingFactor } from './factors.ts';
import { ratios } from './priors.ts';
import { type ReadObservation, type Trace, traceOf } from './trace.ts';

/** A clock that is ahead by a part of a step, so that it shows one step more late in a period. */
export interface PartOfStep {
  /** The factor that is farther from no drift, which names the finding. */
  readonly factor: MovingFactor;
  readonly traces: readonly Trace[];
  /** To the ratio of the candidate. */
  readonly ratio: number;
  readonly identity: string;
}

/** By how many seconds a clock is ahead at each reading, at the least. */
function secondsAhead(
  period: number,
  observations: readonly ReadObservation[],
  counters: readonly bigint[],
): number[] {
  return observations.map(({ seconds }, index) => Number(counters[index] ?? 0n) * period - seconds);
}

/**
 * By how many seconds a clock may be ahead that gives these steps: `least` ≤ seconds < `most`;
 * undefined where no steady clock gives them.
 */
export function driftOf(
  period: number,
  observations: readonly ReadObservation[],
  counters: readonly bigint[],
): { readonly least: number; readonly most: number } | undefined {
  const ahead = secondsAhead(period, observations, counters);
  const least = Math.max(...ahead);
  const most = Math.min(...ahead) + period;
  return least < most ? { least, most } : undefined;
}

/** The clocks, one step more or less than the candidate's, that together explain all codes. */
export function partOfStep(
  { macs, factor }: Candidate,
  display: Display,
  clocks: ReadonlyMap<string, MovingFactor>,
  observations: readonly ReadObservation[],
): PartOfStep[] {
  const { clock } = factor;
  if (clock === undefined) return [];
  return [clock.steps - 1, clock.steps + 1].flatMap((steps) => {
    const other = clocks.get(`${clock.period} ${steps}`);
    if (other === undefined) return [];
    const traces = observations.flatMap(
      (observation) =>
        traceOf(macs, factor, display, observation) ??
        traceOf(macs, other, display, observation) ??
        [],
    );
    if (traces.length < observations.length) return [];
    const counters = traces.map(({ counter }) => counter);
    if (driftOf(clock.period, observations, counters) === undefined) return [];
    const farther = Math.abs(steps) > Math.abs(clock.steps) ? other : factor;
    const ratio = (ratios.clockPart * farther.ratio) / factor.ratio;
    const identity = `part ${clock.period} ${Math.min(steps, clock.steps)}`;
    return [{ factor: farther, traces, ratio, identity }];
  });
}
