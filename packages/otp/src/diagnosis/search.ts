import { clockHypotheses, driftAt, intersectDrifts } from './clock.ts';
import type { CodeHypothesis } from './codeHypotheses.ts';
import { formatCode, isFormattedAs } from './format.ts';
import { type Hypothesis, priorOf } from './hypothesis.ts';
import type { MacCalculator, MacMethod } from './macs.ts';
import type { FirstCounter, MovingFactor } from './movingFactors.ts';
import { priors } from './priors.ts';
import type { TypedCode } from './readCode.ts';
import { slipHypothesis } from './slipHypothesis.ts';
import type { Mac } from './truncations.ts';
import type { CausePart, Drift, Observation } from './types.ts';

/** An observation with a readable code. */
export interface ReadObservation extends Observation {
  readonly typed: TypedCode;
  /** The position among the observations, from 0. */
  readonly index: number;
  /** Whether the same code was typed before. A repeated code only narrows a clock's drift. */
  readonly isRepeated: boolean;
  /** Whether the search assumes a typing slip in this code: the app showed a similar one. */
  readonly isMistyped?: boolean;
}

export type ReadObservations = readonly [ReadObservation, ...ReadObservation[]];

/**
 * All hypotheses with the same key and MAC method: each first counter combined with each hypothesis
 * about the last stages. The set's own parts and odds are those of key and MAC method.
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

/** How a hypothesis explains one code. */
export interface CodeMatch {
  readonly typed: TypedCode;
  readonly counter: bigint;
  readonly mac: Mac;
  /** The number that truncation gave. */
  readonly number: number;
  /** The typing slip. Absent if the person typed the code as shown. */
  readonly slip?: Hypothesis;
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
  /** By the index of the observation. A repeated code may have none. */
  readonly codeMatches: readonly (CodeMatch | undefined)[];
  /** For a clock: by how many seconds it is ahead. */
  readonly clockOffset?: number;
  /** For a clock: the interval that the codes leave possible. */
  readonly drift?: Drift;
}

/** The hypotheses that explain the codes, and the priors of all that were tried. */
export interface SearchResult {
  readonly matches: Match[];
  /** One prior for each computation that was compared with the first code. */
  readonly triedPriors: number[];
}

/** Codes that one clock explains, and how far it may be ahead. */
interface ClockMatch {
  readonly codeMatches: readonly CodeMatch[];
  readonly drift: Drift;
}

function matchCode(
  calculator: MacCalculator,
  codeHypothesis: CodeHypothesis,
  counter: bigint,
  { typed, index, isMistyped }: ReadObservation,
): CodeMatch | undefined {
  const mac = calculator.macAt(counter);
  const number = codeHypothesis.truncate(mac);
  if (isMistyped !== true)
    return isFormattedAs(codeHypothesis.format, number, typed)
      ? { typed, counter, mac, number }
      : undefined;
  if (number < 0) return undefined;
  const slip = slipHypothesis(formatCode(codeHypothesis.format, number), typed.text, index + 1);
  return slip && { typed, counter, mac, number, slip };
}

/** A match before `completeMatch` orders its code matches and adds the typing slips. */
type IncompleteMatch = Omit<Match, 'codeMatches'> & { readonly codeMatches: readonly CodeMatch[] };

function completeMatch(match: IncompleteMatch, observations: ReadObservations): Match {
  const slips = match.codeMatches.flatMap(({ slip }) => slip ?? []);
  return {
    ...match,
    parts: [...match.parts, ...slips.flatMap(({ parts }) => parts)],
    prior: slips.reduce((prior, { ratio }) => prior * ratio, match.prior),
    codeMatches: observations
      .toSorted((one, other) => one.index - other.index)
      .map((one) => match.codeMatches.find(({ typed }) => typed === one.typed)),
  };
}

/** Returns the steady clocks that explain the remaining codes, too. Each code narrows the drift. */
function extendClockMatch(
  calculator: MacCalculator,
  codeHypothesis: CodeHypothesis,
  period: number,
  clockMatch: ClockMatch,
  rest: readonly ReadObservation[],
): ClockMatch[] {
  const [next, ...others] = rest;
  if (next === undefined) return [clockMatch];
  const first = Math.floor((next.seconds + clockMatch.drift.from) / period);
  return [first, first + 1].flatMap((step) => {
    if (step < 0) return [];
    const counter = BigInt(step);
    const drift = intersectDrifts(clockMatch.drift, driftAt(counter, period, next.seconds));
    if (drift === undefined) return [];
    const codeMatch = matchCode(calculator, codeHypothesis, counter, next);
    if (codeMatch === undefined) return [];
    const extended = { codeMatches: [...clockMatch.codeMatches, codeMatch], drift };
    return extendClockMatch(calculator, codeHypothesis, period, extended, others);
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
      const steps = codeMatches.map(
        ({ counter }, index) =>
          Number(counter) - Math.floor((observations[index]?.seconds ?? 0) / period),
      );
      return clockHypotheses(drift, period, steps).map((clock) => ({
        parts: [...set.parts, ...hypothesis.parts, ...clock.parts, ...codeHypothesis.parts],
        prior: priorOf(set, codeHypothesis, {
          ratio: hypothesis.ratio * clock.ratio,
          resets: hypothesis.resets,
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

function ruleMatches(
  set: HypothesisSet,
  movingFactor: MovingFactor & { readonly kind: 'rule' },
  codeHypothesis: CodeHypothesis,
  codeMatch: CodeMatch,
  rest: readonly ReadObservation[],
): IncompleteMatch[] {
  const { key, macMethod, calculator } = set;
  const { hypothesis } = movingFactor;
  const codeMatches = [codeMatch];
  for (const observation of rest) {
    if (observation.isRepeated) continue;
    const counter = movingFactor.counterAt(observation);
    const next =
      counter === undefined
        ? undefined
        : matchCode(calculator, codeHypothesis, counter, observation);
    if (next === undefined) return [];
    codeMatches.push(next);
  }
  const parts = [...set.parts, ...hypothesis.parts, ...codeHypothesis.parts];
  const prior = priorOf(set, codeHypothesis, hypothesis);
  return [{ parts, prior, key, macMethod, calculator, movingFactor, codeHypothesis, codeMatches }];
}

/**
 * Returns the matches of one hypothesis: a set with one of its first counters and code hypotheses. A
 * clock may match with several drifts. Returns none if the hypothesis doesn't explain every code.
 */
export function matchesFrom(
  set: HypothesisSet,
  { movingFactor, counter }: FirstCounter,
  codeHypothesis: CodeHypothesis,
  observations: ReadObservations,
): Match[] {
  const [first, ...rest] = observations;
  const codeMatch = matchCode(set.calculator, codeHypothesis, counter, first);
  if (codeMatch === undefined) return [];
  const matches =
    movingFactor.kind === 'clock'
      ? clockMatches(set, movingFactor, codeHypothesis, codeMatch, observations)
      : ruleMatches(set, movingFactor, codeHypothesis, codeMatch, rest);
  return matches.map((match) => completeMatch(match, observations));
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
      // The hypotheses are sorted, so all that follow are less likely.
      if (maxPrior * codeHypothesis.ratio < minPrior) break;
      const prior = priorOf(set, firstCounter, codeHypothesis);
      if (prior < minPrior) continue;
      result.triedPriors.push(prior);
      const matches = matchesFrom(set, firstCounter, codeHypothesis, observations);
      if (matches.length > 0) result.matches.push(...matches);
    }
  }
}
