import { bothDrifts, clockCauses, driftAt } from './clock.ts';
import type { TypedCode } from './code.ts';
import { type Display, shownCode, shows } from './displays.ts';
import type { Factor, Start } from './factors.ts';
import type { MacRecipe, MacSource } from './macs.ts';
import type { Mac } from './numbers.ts';
import { priorOf, priors, type Way } from './priors.ts';
import { slipBetween } from './slips.ts';
import type { Drift, FindingPart, Observation } from './types.ts';

/** An observation whose code could be read. */
export interface ReadObservation extends Observation {
  readonly typed: TypedCode;
  /** Which of the codes it is, from 0. */
  readonly place: number;
  /** Whether the same code was typed before: that tells something of a clock, and nothing else. */
  readonly isRepeated: boolean;
  /** Whether one digit of the code, or two, may be mistyped: what is typed is no code then. */
  readonly isSlipped?: boolean;
}

export type ReadObservations = readonly [ReadObservation, ...ReadObservation[]];

/** A way to a MAC, with what is tried after it and before. */
export interface Route extends Way {
  readonly key: Uint8Array;
  readonly recipe: MacRecipe;
  /** Computes what key and recipe give. */
  readonly source: MacSource;
  readonly starts: readonly Start[];
  readonly displays: readonly Display[];
}

/** How one code came about. */
export interface Trace {
  readonly typed: TypedCode;
  readonly counter: bigint;
  readonly mac: Mac;
  /** The number that the code was made of. */
  readonly number: number;
  /** What was mistyped; absent where the code was typed as it was shown. */
  readonly slip?: Way;
}

/** A hypothesis that explains every observed code. */
export interface Fit {
  readonly parts: readonly FindingPart[];
  readonly prior: number;
  readonly key: Uint8Array;
  readonly recipe: MacRecipe;
  readonly source: MacSource;
  readonly factor: Factor;
  readonly display: Display;
  /** By the place of the code; a code that was typed again may have none. */
  readonly traces: readonly (Trace | undefined)[];
  /** By how many seconds its clock is ahead where that is known to the second. */
  readonly offset?: number;
  /** What the codes leave possible, where a clock is what counts. */
  readonly drift?: Drift;
}

/** What was compared with the codes so far, and what fitted. */
export interface Findings {
  readonly fits: Fit[];
  /** The priors of the different computations that were compared with the first code. */
  readonly tried: number[];
}

/** A clock that explains codes, and how far it may be ahead. */
interface ClockPath {
  readonly traces: readonly Trace[];
  readonly drift: Drift;
}

function traceAt(
  source: MacSource,
  display: Display,
  counter: bigint,
  { typed, place, isSlipped }: ReadObservation,
): Trace | undefined {
  const mac = source.macAt(counter);
  const number = display.numberOf(mac);
  if (isSlipped !== true)
    return shows(display.format, number, typed) ? { typed, counter, mac, number } : undefined;
  if (number < 0) return undefined;
  const slip = slipBetween(shownCode(display.format, number), typed.text, place + 1);
  return slip && { typed, counter, mac, number, slip };
}

/** What was found, before its traces have their places and what was mistyped is added. */
type Found = Omit<Fit, 'traces'> & { readonly traces: readonly Trace[] };

function completed(found: Found, observations: ReadObservations): Fit {
  const slips = found.traces.flatMap(({ slip }) => slip ?? []);
  return {
    ...found,
    parts: [...found.parts, ...slips.flatMap(({ parts }) => parts)],
    prior: slips.reduce((prior, { ratio }) => prior * ratio, found.prior),
    traces: observations
      .toSorted((one, other) => one.place - other.place)
      .map((one) => found.traces.find(({ typed }) => typed === one.typed)),
  };
}

/** The steady clocks that explain the other codes too: each narrows the drift. */
function followClock(
  source: MacSource,
  display: Display,
  period: number,
  path: ClockPath,
  rest: readonly ReadObservation[],
): ClockPath[] {
  const [next, ...others] = rest;
  if (next === undefined) return [path];
  const first = Math.floor((next.seconds + path.drift.from) / period);
  return [first, first + 1].flatMap((step) => {
    if (step < 0) return [];
    const counter = BigInt(step);
    const drift = bothDrifts(path.drift, driftAt(counter, period, next.seconds));
    if (drift === undefined) return [];
    const trace = traceAt(source, display, counter, next);
    if (trace === undefined) return [];
    const longer = { traces: [...path.traces, trace], drift };
    return followClock(source, display, period, longer, others);
  });
}

function clockFits(
  route: Route,
  factor: Factor & { readonly kind: 'clock' },
  display: Display,
  trace: Trace,
  observations: ReadObservations,
): Found[] {
  const { key, recipe, source } = route;
  const { period, way } = factor;
  const [first, ...rest] = observations;
  const path = { traces: [trace], drift: driftAt(trace.counter, period, first.seconds) };
  return followClock(source, display, period, path, rest).flatMap(({ traces, drift }) => {
    const steps = traces.map(
      ({ counter }, index) =>
        Number(counter) - Math.floor((observations[index]?.seconds ?? 0) / period),
    );
    return clockCauses(drift, period, steps).map((cause) => ({
      parts: [...route.parts, ...way.parts, ...cause.parts, ...display.parts],
      prior: priorOf(route, display, {
        ratio: way.ratio * cause.ratio,
        resets: way.resets,
      }),
      key,
      recipe,
      source,
      factor,
      display,
      traces,
      offset: cause.offset,
      drift,
    }));
  });
}

function ruleFit(
  route: Route,
  factor: Factor & { readonly kind: 'rule' },
  display: Display,
  trace: Trace,
  rest: readonly ReadObservation[],
): Found[] {
  const { key, recipe, source } = route;
  const { way } = factor;
  const traces = [trace];
  for (const observation of rest) {
    if (observation.isRepeated) continue;
    const counter = factor.counterAt(observation);
    const next = counter === undefined ? undefined : traceAt(source, display, counter, observation);
    if (next === undefined) return [];
    traces.push(next);
  }
  const parts = [...route.parts, ...way.parts, ...display.parts];
  const prior = priorOf(route, display, way);
  return [{ parts, prior, key, recipe, source, factor, display, traces }];
}

/** The hypotheses that come from this start to all the codes; none where the first is another. */
export function fitsFrom(
  route: Route,
  { factor, counter }: Start,
  display: Display,
  observations: ReadObservations,
): Fit[] {
  const [first, ...rest] = observations;
  const trace = traceAt(route.source, display, counter, first);
  if (trace === undefined) return [];
  const fits =
    factor.kind === 'clock'
      ? clockFits(route, factor, display, trace, observations)
      : ruleFit(route, factor, display, trace, rest);
  return fits.map((fit) => completed(fit, observations));
}

/**
 * Compares one route with the codes and adds to what was found. Combinations rarer than `least`
 * are left out; the displays come with the likeliest first.
 */
export function searchRoute(
  route: Route,
  observations: ReadObservations,
  findings: Findings,
  least: number,
): void {
  for (const start of route.starts) {
    const most = priors.match * route.ratio * start.ratio;
    if (most < least) continue;
    for (const display of route.displays) {
      if (most * display.ratio < least) break;
      const prior = priorOf(route, start, display);
      if (prior < least) continue;
      findings.tried.push(prior);
      const fits = fitsFrom(route, start, display, observations);
      if (fits.length > 0) findings.fits.push(...fits);
    }
  }
}
