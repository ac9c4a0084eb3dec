import { clockHypotheses, driftAt } from './clock.ts';
import type { CodeHypothesis } from './codeHypotheses.ts';
import {
  type CodeMatch,
  hasVaryingOffset,
  matchCode,
  matchFurtherCode,
  type ReadObservation,
  type ReadObservations,
} from './codeMatch.ts';
import { extendClockMatch } from './extendClockMatch.ts';
import { type Hypothesis, type Odds, priorOf } from './hypothesis.ts';
import type { MacCalculator, MacMethod } from './macs.ts';
import type { FirstCounter, MovingFactor } from './movingFactors.ts';
import { priors } from './priors.ts';
import type { CausePart, Drift, Observation } from './types.ts';

/**
 * All hypotheses with the same key and MAC method. They combine each first counter with each hypothesis about the last
 * stages. `parts`, `ratio` and `defaultedSettings` describe only the key and the MAC method.
 */
export interface HypothesisSet extends Hypothesis {
  readonly key: Uint8Array;
  readonly macMethod: MacMethod;
  /** The calculator for `key` and `macMethod`. */
  readonly calculator: MacCalculator;
  readonly firstCounters: readonly FirstCounter[];
  /** The most likely first. */
  readonly codeHypotheses: readonly CodeHypothesis[];
}

/** A hypothesis about all stages that explains every observed code. */
export interface Match {
  readonly parts: readonly CausePart[];
  readonly prior: number;
  readonly key: Uint8Array;
  readonly macMethod: MacMethod;
  readonly calculator: MacCalculator;
  readonly movingFactor: MovingFactor;
  readonly codeHypothesis: CodeHypothesis;
  /** One element per observation, in order. Undefined for a repeated code that the first one covers. */
  readonly codeMatches: readonly (CodeMatch | undefined)[];
  /** For a clock: the number of seconds by which it is ahead. */
  readonly clockOffset?: number;
  /** For a clock: all offsets that agree with the codes. */
  readonly drift?: Drift;
}

/** Equally likely computations that were compared with the codes. */
export interface TriedComputations {
  /** The prior of each computation. */
  readonly prior: number;
  /** How many there are: one, unless the app's offset varies or its counter runs fast. */
  readonly count: number;
}

/** The hypotheses that explain the codes, and all computations that were tried. */
export interface SearchResult {
  readonly matches: Match[];
  readonly tried: TriedComputations[];
}

/** A match before `completeMatch` orders its code matches and adds the typing errors. */
type IncompleteMatch = Omit<Match, 'codeMatches'> & { readonly codeMatches: readonly CodeMatch[] };

/**
 * Returns the number of ways in which a hypothesis explains the codes after the first one. If the app's offset varies,
 * each code may have any offset: three codes have 17² ways. If the app's counter runs fast, each code may be from any
 * counter of the last seconds.
 */
function countFurtherWays(
  movingFactor: MovingFactor,
  { furtherHypotheses }: CodeHypothesis,
  observations: readonly ReadObservation[],
): number {
  const counters = movingFactor.kind === 'fast-counter' ? movingFactor.count : 1;
  const furtherCodes = observations.filter(({ isRepeated }) => !isRepeated).length - 1;
  return (counters * (furtherHypotheses?.length ?? 1)) ** furtherCodes;
}

/** Returns the computations of a hypothesis. Together, they have its prior. */
export function triedComputations(
  prior: number,
  { movingFactor }: FirstCounter,
  codeHypothesis: CodeHypothesis,
  observations: readonly ReadObservation[],
): TriedComputations {
  const count = countFurtherWays(movingFactor, codeHypothesis, observations);
  return { prior: prior / count, count };
}

function completeMatch(match: IncompleteMatch, observations: ReadObservations): Match {
  const { movingFactor, codeHypothesis } = match;
  const prior = match.prior / countFurtherWays(movingFactor, codeHypothesis, observations);
  const typingErrors = match.codeMatches.flatMap(({ typingError }) => typingError ?? []);
  return {
    ...match,
    parts: [...match.parts, ...typingErrors.flatMap(({ parts }) => parts)],
    prior: typingErrors.reduce((product, { ratio }) => product * ratio, prior),
    codeMatches: observations
      .toSorted((a, b) => a.index - b.index)
      .map((observation) => match.codeMatches.find(({ typed }) => typed === observation.typed)),
  };
}

/** Returns by how many steps each code is ahead of the correct code. Leaves out codes that were typed late. */
function stepsAhead(
  codeMatches: readonly CodeMatch[],
  observations: ReadObservations,
  period: number,
): readonly number[] {
  return codeMatches.flatMap(({ counter, isLate = false }, index) => {
    if (isLate) return [];
    const { seconds = 0 } = observations[index] ?? {};
    return [Number(counter) - Math.floor(seconds / period)];
  });
}

function clockMatches(
  set: HypothesisSet,
  movingFactor: MovingFactor & { readonly kind: 'clock' },
  codeHypothesis: CodeHypothesis,
  codeMatch: CodeMatch,
  observations: ReadObservations,
): IncompleteMatch[] {
  const { key, macMethod, calculator } = set;
  const { period, hypothesis } = movingFactor;
  const [first, ...rest] = observations;
  const clockMatch = {
    codeMatches: [codeMatch],
    drift: driftAt(codeMatch.counter, period, first.seconds),
  };
  return extendClockMatch(calculator, codeHypothesis, period, clockMatch, rest).flatMap(
    ({ codeMatches, drift }) => {
      const steps = stepsAhead(codeMatches, observations, period);
      return clockHypotheses(drift, period, steps).map((clock) => ({
        parts: [...set.parts, ...hypothesis.parts, ...clock.parts, ...codeHypothesis.parts],
        prior: priorOf(set, codeHypothesis, {
          ratio: hypothesis.ratio * clock.ratio,
          defaultedSettings: hypothesis.defaultedSettings,
        }),
        key,
        macMethod,
        calculator,
        movingFactor,
        codeHypothesis,
        codeMatches,
        clockOffset: clock.clockOffset,
        drift,
      }));
    },
  );
}

/** A moving factor whose counters don't depend on the other codes. */
type IndependentMovingFactor = Exclude<MovingFactor, { readonly kind: 'clock' }>;

/** Returns the counters that a code may be from. */
function countersAt(
  movingFactor: IndependentMovingFactor,
  observation: Observation,
): readonly bigint[] {
  if (movingFactor.kind === 'fast-counter') return movingFactor.countersAt(observation);
  const counter = movingFactor.counterAt(observation);
  return counter === undefined ? [] : [counter];
}

/** Returns the match of the first of these counters that explains a code after the first one. */
function matchFirstCounter(
  calculator: MacCalculator,
  codeHypothesis: CodeHypothesis,
  counters: readonly bigint[],
  observation: ReadObservation,
): CodeMatch | undefined {
  for (const counter of counters) {
    const codeMatch = matchFurtherCode(calculator, codeHypothesis, counter, observation);
    if (codeMatch !== undefined) return codeMatch;
  }
  return undefined;
}

/** Returns the match of a moving factor whose counter for each code doesn't depend on the other codes, if it explains all. */
function independentMatches(
  set: HypothesisSet,
  { movingFactor, ...odds }: Odds & { readonly movingFactor: IndependentMovingFactor },
  codeHypothesis: CodeHypothesis,
  codeMatch: CodeMatch,
  rest: readonly ReadObservation[],
): IncompleteMatch[] {
  const { key, macMethod, calculator } = set;
  const codeMatches = [codeMatch];
  for (const observation of rest) {
    if (observation.isRepeated) continue;
    const counters = countersAt(movingFactor, observation);
    const next = matchFirstCounter(calculator, codeHypothesis, counters, observation);
    if (next === undefined) return [];
    codeMatches.push(next);
  }
  const { hypothesis } = movingFactor;
  const parts = [...set.parts, ...hypothesis.parts, ...codeHypothesis.parts];
  const prior = priorOf(set, codeHypothesis, odds);
  return [{ parts, prior, key, macMethod, calculator, movingFactor, codeHypothesis, codeMatches }];
}

/**
 * Returns the matches of one first counter and one code hypothesis of a set. Returns none if they don't explain every
 * code. A clock may match with several drifts.
 */
export function matchesFrom(
  set: HypothesisSet,
  { movingFactor, counter, ...odds }: FirstCounter,
  codeHypothesis: CodeHypothesis,
  observations: ReadObservations,
): Match[] {
  const [first, ...rest] = observations;
  const codeMatch = matchCode(set.calculator, codeHypothesis, counter, first);
  if (codeMatch === undefined) return [];
  const matches =
    movingFactor.kind === 'clock'
      ? clockMatches(set, movingFactor, codeHypothesis, codeMatch, observations)
      : independentMatches(set, { movingFactor, ...odds }, codeHypothesis, codeMatch, rest);
  return matches
    .filter(
      ({ codeMatches }) =>
        codeHypothesis.furtherHypotheses === undefined || hasVaryingOffset(codeMatches),
    )
    .map((match) => completeMatch(match, observations));
}

/**
 * Compares the hypotheses of a set with the codes and adds to `result`. Skips hypotheses with a
 * prior below `minPrior`.
 */
export function searchHypotheses(
  set: HypothesisSet,
  observations: ReadObservations,
  result: SearchResult,
  minPrior: number,
): void {
  for (const firstCounter of set.firstCounters) {
    const maxPrior = priors.match * set.ratio * firstCounter.ratio;
    if (maxPrior < minPrior) continue;
    for (const codeHypothesis of set.codeHypotheses) {
      // The hypotheses are sorted by ratio, so the rest is even less likely.
      if (maxPrior * codeHypothesis.ratio < minPrior) break;
      const prior = priorOf(set, firstCounter, codeHypothesis);
      if (prior < minPrior) continue;
      result.tried.push(triedComputations(prior, firstCounter, codeHypothesis, observations));
      const matches = matchesFrom(set, firstCounter, codeHypothesis, observations);
      if (matches.length > 0) result.matches.push(...matches);
    }
  }
}
