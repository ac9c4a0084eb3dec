import type { TypedCode } from './code.ts';
import type { Display } from './display.ts';
import type { MovingFactor } from './factors.ts';
import type { MacsOfKey } from './macs.ts';
import type { Observation } from './types.ts';

/** An observation whose code could be read. */
export interface ReadObservation extends Observation {
  readonly typed: TypedCode;
}

/** What explains one code: the counter, and the number that the code was made of. */
export interface Trace {
  readonly counter: bigint;
  readonly number: number;
}

/** How a hypothesis comes to a code, or undefined where it gives another one. */
export function traceOf(
  macs: MacsOfKey,
  factor: MovingFactor,
  display: Display,
  observation: ReadObservation,
): Trace | undefined {
  const counter = factor.counterAt(observation);
  if (counter === undefined) return undefined;
  const number = display.numberBehind(macs.numbersAt(counter), observation.typed);
  return number < 0 ? undefined : { counter, number };
}

/** The same for every code, or undefined where one of them is another. */
export function tracesOf(
  macs: MacsOfKey,
  factor: MovingFactor,
  display: Display,
  observations: readonly ReadObservation[],
): readonly Trace[] | undefined {
  const traces: Trace[] = [];
  for (const observation of observations) {
    const trace = traceOf(macs, factor, display, observation);
    if (trace === undefined) return undefined;
    traces.push(trace);
  }
  return traces;
}
