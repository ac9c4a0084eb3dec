import { decodeTypedBase32 } from '../base32.ts';
import { expectedCounterOf } from '../expectedCounter.ts';
import { runToEnd } from '../runToEnd.ts';
import { hotp } from '../hotp.ts';
import { maxCounter, type OtpSettings } from '../settings.ts';
import { isWrongClock } from './causeParts.ts';
import type { ReadObservation, ReadObservations } from './codeMatch.ts';
import { quickHypotheses, fastCounterHypotheses, wideHypotheses } from './hypothesisSets.ts';
import { isClockDecisive, matchesFittingFacts } from './knownFacts.ts';
import { createMacCache, type MacCache } from './macs.ts';
import { searchLimits } from './priors.ts';
import { rank, type Ranking } from './rank.ts';
import { guessProbability, readCode } from './readCode.ts';
import { type Match, searchHypotheses, type SearchResult } from './search.ts';
import type {
  Cause,
  CodeEvidence,
  CodeComputation,
  Diagnosis,
  KnownFacts,
  NextCodePurpose,
  NextStep,
  Observation,
} from './types.ts';

function isNonEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

/** Reads all codes. Returns undefined if there are no codes, or if one isn't readable. */
function readObservations(observations: readonly Observation[]): ReadObservations | undefined {
  const read: ReadObservation[] = [];
  for (const [index, observation] of observations.entries()) {
    const result = readCode(observation.code);
    if (!result.ok) return undefined;
    const isRepeated = read.some(({ typed }) => typed.text === result.code.text);
    read.push({ ...observation, typed: result.code, index, isRepeated });
  }
  return isNonEmpty(read) ? read : undefined;
}

/**
 * Leaves out repeated codes. They add no evidence, because an app shows the same code for a whole
 * step.
 */
const distinctObservations = (read: ReadObservations) =>
  read.filter(({ isRepeated }) => !isRepeated);

function jointGuessProbability(read: ReadObservations): number {
  return distinctObservations(read).reduce(
    (product, { typed }) => product * guessProbability(typed),
    1,
  );
}

function rankMatches(
  { matches, tried }: SearchResult,
  read: ReadObservations,
  facts: KnownFacts,
): Ranking {
  const fitting = matchesFittingFacts(matches, facts);
  const codeCount = distinctObservations(read).length;
  return rank(fitting, tried, jointGuessProbability(read), codeCount);
}

/**
 * Searches again, once for each code, with the assumption that the person mistyped this code. Adds the matches to the
 * result.
 */
function searchTypingErrors(
  settings: OtpSettings,
  read: ReadObservations,
  cache: MacCache,
  { matches }: SearchResult,
): void {
  for (const mistyped of distinctObservations(read)) {
    const others = read.filter(({ typed }) => typed.text !== mistyped.typed.text);
    // The search compares the first code with every hypothesis, so the mistyped code comes last.
    const ordered: readonly ReadObservation[] = [...others, { ...mistyped, isMistyped: true }];
    if (!isNonEmpty(ordered)) return;
    const result: SearchResult = { matches, tried: [] };
    const minPrior = others.length === 0 ? searchLimits.mistyped : searchLimits.quick;
    for (const set of quickHypotheses(settings, ordered, cache))
      searchHypotheses(set, ordered, result, minPrior);
  }
}

function evidenceOf(
  settings: OtpSettings,
  observation: Observation,
  shown: string,
  usedCounter: bigint | undefined,
): CodeEvidence {
  const decoded = decodeTypedBase32(settings.secret);
  const expectedCounter = expectedCounterOf(settings, observation);
  const isComputable = decoded.ok && expectedCounter <= maxCounter;
  return {
    shown,
    ...(isComputable
      ? { expected: hotp({ ...settings, secret: decoded.bytes, counter: expectedCounter }) }
      : {}),
    expectedCounter,
    ...(usedCounter === undefined ? {} : { usedCounter }),
  };
}

function nextStep({ type }: OtpSettings, { certainty, best }: Ranking): NextStep {
  if (certainty === 'certain') return 'none';
  if (best === undefined) return 'check-input';
  return type === 'totp' ? 'next-code' : 'next-press';
}

const hasPart = ({ parts }: Cause, name: string) => parts.some((part) => part.name === name);

function nextCodePurpose({ certainty, best }: Ranking, codeCount: number): NextCodePurpose {
  if (best === undefined || certainty === 'none') return codeCount === 1 ? 'wider' : 'remove';
  const { top, namedRivals } = best;
  const isCodeMistyped = top.parts.some(({ family }) => family === 'typing');
  const isClockWrong = top.parts.some(isWrongClock);
  if (isCodeMistyped) return 'typing-error';
  if (namedRivals.some((rival) => hasPart(rival, 'clock:rounded'))) return 'rounding';
  if (namedRivals.some(({ isAlwaysEqual }) => !isAlwaysEqual)) return 'causes';
  if (certainty !== 'certain') return 'certainty';
  return isClockWrong ? 'drift' : 'hidden';
}

function computationOf({ key, macMethod, codeHypothesis, codeMatches }: Match): CodeComputation {
  // If the app's offset varies, the hypothesis has only the offset of the first code.
  const last = codeMatches.findLast((codeMatch) => codeMatch !== undefined);
  const truncation = last?.truncation ?? codeHypothesis.truncation;
  return { key, macMethod, truncation, format: codeHypothesis.format };
}

/** A finished search: its input and its result. */
interface FinishedSearch {
  readonly settings: OtpSettings;
  readonly observations: readonly Observation[];
  readonly read: ReadObservations | undefined;
  readonly result: SearchResult;
  readonly facts: KnownFacts;
  readonly isWide: boolean;
}

function diagnosisOf(search: FinishedSearch): Diagnosis {
  const { settings, observations, read, result, facts, isWide } = search;
  const ranking: Ranking = read
    ? rankMatches(result, read, facts)
    : { certainty: 'none', comparedComputations: 0, accidentProbability: 0, alternatives: [] };
  const { certainty, best, comparedComputations, accidentProbability, alternatives } = ranking;
  const named = certainty === 'none' ? undefined : best;
  const codeCount = read ? distinctObservations(read).length : 0;
  const { drift } = named?.top ?? {};
  return {
    finding: named?.top.finding ?? 'unknown',
    parts: named?.top.parts ?? [],
    ...(named === undefined ? {} : { computation: computationOf(named.top) }),
    certainty,
    namedRivals: named?.namedRivals ?? [],
    equivalents: named?.equivalents ?? [],
    alternatives,
    evidence: {
      codes: observations.map((observation, index) => {
        const shown = read?.[index]?.typed.text ?? observation.code;
        return evidenceOf(settings, observation, shown, named?.top.codeMatches[index]?.counter);
      }),
      isRepeated: read?.at(-1)?.isRepeated === true,
      comparedComputations,
      accidentProbability,
      ...(drift === undefined ? {} : { drift }),
    },
    next: nextStep(settings, ranking),
    nextCodePurpose: nextCodePurpose(ranking, codeCount),
    shouldAskAboutClock: named !== undefined && isClockDecisive([named.top, ...named.namedRivals]),
    canWiden: !isWide && codeCount > 1 && named === undefined,
  };
}

/**
 * A single code of this length hardly ever fits one of the 2,000 counters of a fast counter by accident. Shorter codes
 * do, so the search waits for a second one.
 */
export const minLongCodeDigits = 8;

const isSingleLongCode = (read: ReadObservations) =>
  distinctObservations(read).length === 1 && read[0].typed.text.length >= minLongCodeDigits;

const emptyResult = (): SearchResult => ({ matches: [], tried: [] });

function searchQuickly(
  settings: OtpSettings,
  read: ReadObservations,
  cache: MacCache,
  facts: KnownFacts,
): SearchResult {
  const result = emptyResult();
  for (const set of quickHypotheses(settings, read, cache))
    searchHypotheses(set, read, result, searchLimits.quick);
  if (rankMatches(result, read, facts).certainty !== 'certain')
    searchTypingErrors(settings, read, cache, result);
  if (isSingleLongCode(read) && rankMatches(result, read, facts).certainty === 'none')
    for (const set of fastCounterHypotheses(settings, read, cache))
      searchHypotheses(set, read, result, searchLimits.wide);
  return result;
}

/**
 * Finds out why an app shows these codes. The finding is 'match' if the app follows the settings. It is 'unknown' if
 * nothing explains the codes, or if one isn't readable (`readCode` returns the reason). If `canWiden` is true,
 * `diagnoseWidely` may find a cause.
 *
 * @param observations the codes in the order in which they were typed
 * @param cache pass the same cache for each code of an account to diagnose the next code faster
 * @param facts what the person knows besides the codes, such as whether the device's clock is right
 * @throws {RangeError} if a setting, a time or a press that the diagnosis computes with is out of bounds, as in `hotp`
 * and `counterAt`. A secret that isn't Base32 and a counter that is too large are no errors
 * @example
 * const { finding, certainty } = diagnose(settings, [
 *   { code: '123456', seconds: Date.now() / 1000, press: 1 },
 * ]);
 */
export function diagnose(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache: MacCache = createMacCache(),
  facts: KnownFacts = {},
): Diagnosis {
  const read = readObservations(observations);
  const result = read ? searchQuickly(settings, read, cache, facts) : emptyResult();
  return diagnosisOf({ settings, observations, read, result, facts, isWide: false });
}

/**
 * Diagnoses like `diagnose`. If there are two distinct codes, also tries rare causes: clocks that are a day off,
 * counters that are thousands of presses off, rare keys and MAC methods. It also tries typing errors in the secret.
 * Every few milliseconds, yields its progress from 0 to 1. Callers can show the progress, or stop.
 *
 * @throws {RangeError} for the same values as `diagnose`: while it runs, not when it is called
 * @example
 * const diagnosis = runToEnd(diagnoseWidely(settings, observations));
 */
export function* diagnoseWidely(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache: MacCache = createMacCache(),
  facts: KnownFacts = {},
): Generator<number, Diagnosis, void> {
  const read = readObservations(observations);
  const result = read ? searchQuickly(settings, read, cache, facts) : emptyResult();
  if (read && distinctObservations(read).length > 1) {
    const sets = wideHypotheses(settings, read, cache);
    for (const [index, set] of sets.entries()) {
      yield index / sets.length;
      searchHypotheses(set, read, result, searchLimits.wide);
    }
  }
  return diagnosisOf({ settings, observations, read, result, facts, isWide: true });
}

/**
 * Diagnoses with `diagnose`. If that may miss a cause, also diagnoses with `diagnoseWidely`, which takes about a
 * second. To show the progress, call `diagnoseWidely` instead.
 *
 * @throws {RangeError} for the same values as `diagnose`
 */
export function diagnoseFully(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache: MacCache = createMacCache(),
  facts: KnownFacts = {},
): Diagnosis {
  const quick = diagnose(settings, observations, cache, facts);
  return quick.canWiden ? runToEnd(diagnoseWidely(settings, observations, cache, facts)) : quick;
}
