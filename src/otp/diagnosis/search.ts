import type { OtpSettings } from '../settings.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { partOfStep } from './clock-part.ts';
import type { Display } from './display.ts';
import { displaysFor } from './displays.ts';
import type { MovingFactor } from './factors.ts';
import type { MacCache } from './macs.ts';
import { both, priorOf, priors } from './priors.ts';
import { type ReadObservation, type Trace, tracesOf } from './trace.ts';
import type { FindingPart } from './types.ts';

/** A hypothesis that explains every observed code. */
export interface Fit {
  readonly parts: readonly FindingPart[];
  readonly prior: number;
  /** The same text for hypotheses that give the same codes for all time. */
  readonly identity: string;
  /** The same text for hypotheses that computed the same for these observations. */
  readonly trace: string;
  /** The counter behind each code. */
  readonly counters: readonly bigint[];
  /** The period of the steps, where a clock is what counts. */
  readonly period?: number;
}

export interface SearchResult {
  readonly fits: readonly Fit[];
  /** How many different computations were compared with the first code. */
  readonly tries: number;
}

function describe(
  { parts, macs }: Candidate,
  display: Display,
  factor: MovingFactor,
  traces: readonly Trace[],
  change: { readonly prior: number; readonly identity: string },
): Fit {
  const numbers = traces.map(({ counter, number }) => `${counter} ${number}`);
  return {
    parts: [...parts, ...factor.parts, ...display.parts],
    prior: change.prior,
    identity: [macs.identity, change.identity, display.identity].join('|'),
    trace: [macs.identity, ...numbers].join('|'),
    counters: traces.map(({ counter }) => counter),
    ...(factor.clock ? { period: factor.clock.period } : {}),
  };
}

/** Every hypothesis that explains all the codes. */
export function search(
  settings: OtpSettings,
  observations: readonly [ReadObservation, ...ReadObservation[]],
  cache: MacCache,
): SearchResult {
  const [first] = observations;
  const displays = displaysFor(settings.digits, first.typed);
  const { list, clocks } = candidatesFor(settings, first, cache);
  const fits: Fit[] = [];
  const tried = new Set<object>();
  let tries = 0;
  for (const candidate of list) {
    const { macs, factor, counter } = candidate;
    const numbers = macs.numbersAt(counter);
    const isNew = !tried.has(numbers);
    tried.add(numbers);
    for (const display of displays) {
      const prior = priorOf(both(candidate, display));
      if (prior < priors.least) continue;
      if (isNew) tries += 1;
      if (display.numberBehind(numbers, first.typed) < 0) continue;
      const traces = tracesOf(macs, factor, display, observations);
      if (traces !== undefined)
        fits.push(
          describe(candidate, display, factor, traces, { prior, identity: factor.identity }),
        );
      else
        for (const part of partOfStep(candidate, display, clocks, observations))
          fits.push(
            describe(candidate, display, part.factor, part.traces, {
              prior: prior * part.ratio,
              identity: part.identity,
            }),
          );
    }
  }
  return { fits, tries };
}
