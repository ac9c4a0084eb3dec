import {
  createMacCache,
  diagnoseFully,
  guessProbability,
  type MacCache,
  readCode,
} from '@otp-lab/otp/diagnosis';
import {
  type CodeHypothesis,
  type SearchResult,
  matchesFrom,
  minLongCodeDigits,
  priorOf,
  searchLimits,
  quickHypotheses,
  fastCounterHypotheses,
  rank,
  type ReadObservation,
  type HypothesisSet,
  formatCode,
  type FirstCounter,
  wideHypotheses,
  type TriedComputations,
  triedComputations,
} from '@otp-lab/otp/internals';
import type { OtpSettings } from '@otp-lab/otp';
import type { RandomSource } from '@otp-lab/otp/testing';
import { below } from './settings.ts';

/** The results for pairs of random codes, which no app computed. */
export interface RandomTally {
  pairs: number;
  /** Pairs with a certain verdict after the first code, and after both. Every such verdict is wrong. */
  certainAfterOne: number;
  certainAfterTwo: number;
  /** Pairs that also got a full diagnosis, and how many of these got another verdict than the lookup in the tables. */
  diagnosed: number;
  differing: number;
}

export const emptyRandomTally = (): RandomTally => ({
  pairs: 0,
  certainAfterOne: 0,
  certainAfterTwo: 0,
  diagnosed: 0,
  differing: 0,
});

interface Hypothesis {
  readonly set: HypothesisSet;
  readonly firstCounter: FirstCounter;
  readonly codeHypothesis: CodeHypothesis;
}

/** The first code of every hypothesis, and the prior probabilities of the hypotheses. */
interface Table {
  readonly byCode: ReadonlyMap<string, readonly Hypothesis[]>;
  readonly tried: readonly TriedComputations[];
}

/**
 * Returns the table of all hypotheses whose prior probability is at least `least`.
 * @param observations as many as are looked up together
 */
function tableOf(
  sets: readonly HypothesisSet[],
  observations: readonly ReadObservation[],
  least: number,
): Table {
  const byCode = new Map<string, Hypothesis[]>();
  const tried: TriedComputations[] = [];
  for (const set of sets)
    for (const firstCounter of set.firstCounters)
      for (const codeHypothesis of set.codeHypotheses) {
        const prior = priorOf(set, firstCounter, codeHypothesis);
        if (prior < least) continue;
        tried.push(triedComputations(prior, firstCounter, codeHypothesis, observations));
        const number = codeHypothesis.truncate(set.calculator.macAt(firstCounter.counter));
        if (number < 0) continue;
        const code = formatCode(codeHypothesis.format, number);
        const known = byCode.get(code) ?? [];
        byCode.set(code, known);
        known.push({ set, firstCounter, codeHypothesis });
      }
  return { byCode, tried };
}

function read(code: string, seconds: number, index: number): ReadObservation {
  const result = readCode(code);
  if (!result.ok) throw new Error(`${code} is not a code.`);
  const { code: typed } = result;
  return { code, seconds, press: index + 1, typed, index, isRepeated: false };
}

function certaintyOf(
  tables: readonly Table[],
  pair: readonly [ReadObservation, ...ReadObservation[]],
) {
  const findings: SearchResult = { matches: [], tried: [] };
  for (const { byCode, tried } of tables) {
    const matches = (byCode.get(pair[0].typed.text) ?? []).flatMap(
      ({ set, firstCounter, codeHypothesis }) =>
        matchesFrom(set, firstCounter, codeHypothesis, pair),
    );
    findings.matches.push(...matches);
    if (findings.matches.length > 0)
      for (const computations of tried) findings.tried.push(computations);
  }
  const accident = pair.reduce((product, { typed }) => product * guessProbability(typed), 1);
  return rank(findings.matches, findings.tried, accident, pair.length).certainty;
}

/** Returns whether the full diagnosis is certain after the first code, and whether it is after both. */
function diagnoseFullyForBoth(
  settings: OtpSettings,
  pair: readonly ReadObservation[],
  cache: MacCache,
): readonly boolean[] {
  return [1, 2].map((codes) => {
    const { certainty } = diagnoseFully(settings, pair.slice(0, codes), cache);
    return certainty === 'certain';
  });
}

/**
 * Diagnoses pairs of random codes and adds the results to `tally`. The codes are read one period apart. To be fast,
 * it looks them up in tables with the codes of every hypothesis. Some pairs also get a full diagnosis, half of them
 * pairs whose first code is in a table.
 * @param startTime the time of the first code, a Unix time in seconds
 * @param diagnosedPairs how many pairs get a full diagnosis
 */
export function countRandomCodes(
  tally: RandomTally,
  settings: OtpSettings,
  startTime: number,
  pairs: number,
  diagnosedPairs: number,
  random: RandomSource,
): void {
  const cache = createMacCache();
  const randomCode = () =>
    String(below(random, Math.min(10 ** settings.digits, 2 ** 31))).padStart(settings.digits, '0');
  // With this sample code, the hypotheses include every format of this length.
  const sample = read('2'.repeat(settings.digits), startTime, 0);
  const other = read('3'.repeat(settings.digits), startTime + settings.period, 1);
  const quick = tableOf(quickHypotheses(settings, [sample], cache), [sample], searchLimits.quick);
  // The search compares only a long code with these before there is a second code.
  const fastSets =
    settings.digits < minLongCodeDigits ? [] : fastCounterHypotheses(settings, [sample], cache);
  const recent = tableOf(fastSets, [sample], searchLimits.wide);
  const samples = [sample, other] as const;
  const wide = tableOf(wideHypotheses(settings, samples, cache), samples, searchLimits.wide);
  let [hits, others] = [0, 0];
  for (let index = 0; index < pairs; index += 1) {
    const pair = [
      read(randomCode(), startTime, 0),
      read(randomCode(), startTime + settings.period, 1),
    ] as const;
    const [first] = pair;
    const oneQuickly = certaintyOf([quick], [first]);
    const one =
      (oneQuickly === 'none' ? certaintyOf([quick, recent], [first]) : oneQuickly) === 'certain';
    const quickly = certaintyOf([quick], pair);
    const two = (quickly === 'none' ? certaintyOf([quick, wide], pair) : quickly) === 'certain';
    tally.pairs += 1;
    tally.certainAfterOne += one ? 1 : 0;
    tally.certainAfterTwo += two ? 1 : 0;
    const isHit = quick.byCode.has(first.typed.text) || wide.byCode.has(first.typed.text);
    // If too few pairs are in a table, use the last pairs instead.
    const isLast = pairs - index <= diagnosedPairs - hits - others;
    if (!isLast && (isHit ? hits : others) >= diagnosedPairs / 2) continue;
    hits += isHit ? 1 : 0;
    others += isHit ? 0 : 1;
    const [fullOne, fullTwo] = diagnoseFullyForBoth(settings, pair, cache);
    tally.diagnosed += 1;
    tally.differing += fullOne === one && fullTwo === two ? 0 : 1;
  }
}
