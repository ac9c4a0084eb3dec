import { decodeBase32 } from '../base32.ts';
import { hotp } from '../hotp.ts';
import { greatestCounter, type OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { chanceOf, readCode } from './code.ts';
import { createMacCache, type MacCache } from './macs.ts';
import { priors } from './priors.ts';
import { rank, type Ranking } from './rank.ts';
import { quickRoutes, wideRoutes } from './routes.ts';
import {
  type Findings,
  type Fit,
  type ReadObservation,
  type ReadObservations,
  searchRoute,
} from './search.ts';
import type {
  Cause,
  CodeEvidence,
  Computation,
  Diagnosis,
  NextQuestion,
  Observation,
  Settlement,
} from './types.ts';

function isNonEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

/** The codes, ready to be compared; undefined where there is none or one cannot be read. */
function readAll(observations: readonly Observation[]): ReadObservations | undefined {
  const read: ReadObservation[] = [];
  for (const [place, observation] of observations.entries()) {
    const result = readCode(observation.code);
    if (!result.ok) return undefined;
    const isRepeated = read.some(({ typed }) => typed.text === result.code.text);
    read.push({ ...observation, typed: result.code, place, isRepeated });
  }
  return isNonEmpty(read) ? read : undefined;
}

/** The codes that say something new: an app shows the same one for a whole step. */
const distinct = (read: ReadObservations) => read.filter(({ isRepeated }) => !isRepeated);

function accidentOf(read: ReadObservations): number {
  return distinct(read).reduce((product, { typed }) => product * chanceOf(typed), 1);
}

function rankAll(findings: Findings, read: ReadObservations): Ranking {
  return rank(findings, accidentOf(read), distinct(read).length);
}

/** Adds what explains the codes where one of them was mistyped. */
function searchSlips(
  settings: OtpSettings,
  read: ReadObservations,
  cache: MacCache,
  { fits }: Findings,
): void {
  for (const slipped of distinct(read)) {
    const others = read.filter(({ typed }) => typed.text !== slipped.typed.text);
    const ordered: readonly ReadObservation[] = [...others, { ...slipped, isSlipped: true }];
    if (!isNonEmpty(ordered)) return;
    const findings: Findings = { fits, tried: [] };
    const least = others.length === 0 ? priors.leastSlipped : priors.least;
    for (const route of quickRoutes(settings, ordered[0], cache))
      searchRoute(route, ordered, findings, least);
  }
}

function evidenceOf(
  settings: OtpSettings,
  observation: Observation,
  shown: string,
  usedCounter: bigint | undefined,
): CodeEvidence {
  const decoded = decodeBase32(settings.secret);
  const expectedCounter =
    settings.type === 'totp'
      ? counterAt(observation.seconds, settings.period)
      : settings.counter + BigInt(observation.press - 1);
  const computable = decoded.ok && expectedCounter <= greatestCounter;
  return {
    shown,
    ...(computable
      ? { expected: hotp({ ...settings, secret: decoded.bytes, counter: expectedCounter }) }
      : {}),
    expectedCounter,
    ...(usedCounter === undefined ? {} : { usedCounter }),
  };
}

function nextQuestion({ type }: OtpSettings, { certainty, best }: Ranking): NextQuestion {
  if (certainty === 'certain') return 'none';
  if (best === undefined) return 'check-input';
  return type === 'totp' ? 'next-code' : 'next-press';
}

const hasPart = ({ parts }: Cause, name: string) => parts.some((part) => part.name === name);

/** What another code would settle. */
function settlementOf({ certainty, best }: Ranking, codes: number): Settlement {
  if (best === undefined || certainty === 'none') return codes === 1 ? 'wider' : 'remove';
  const { top, also } = best;
  if (top.parts.some(({ family }) => family === 'typing')) return 'slip';
  if (also.some((one) => hasPart(one, 'clock:rounded'))) return 'rounding';
  if (also.some(({ always }) => !always)) return 'causes';
  if (certainty !== 'certain') return 'certainty';
  return top.parts.some(({ sentence }) => /^clock-(steps|seconds)$/.test(sentence))
    ? 'drift'
    : 'hidden';
}

function computationOf({ key, recipe, display }: Fit): Computation {
  return { key, recipe, truncation: display.truncation, format: display.format };
}

function diagnosisOf(
  settings: OtpSettings,
  observations: readonly Observation[],
  read: ReadObservations | undefined,
  findings: Findings,
  isWide: boolean,
): Diagnosis {
  const ranking: Ranking = read
    ? rankAll(findings, read)
    : { certainty: 'none', probability: 0, alternatives: [] };
  const { certainty, best, probability, alternatives } = ranking;
  const named = certainty === 'none' ? undefined : best;
  const codes = read ? distinct(read).length : 0;
  const tries = findings.tried.length;
  const { drift } = named?.top ?? {};
  return {
    finding: named?.top.finding ?? 'unknown',
    parts: named?.top.parts ?? [],
    ...(named === undefined ? {} : { computation: computationOf(named.top) }),
    certainty,
    also: named?.also ?? [],
    equivalents: named?.equivalents ?? [],
    alternatives,
    evidence: {
      codes: observations.map((observation, index) => {
        const shown = read?.[index]?.typed.text ?? observation.code;
        return evidenceOf(settings, observation, shown, named?.top.traces[index]?.counter);
      }),
      isRepeated: read?.at(-1)?.isRepeated === true,
      tries,
      chanceOfAccident: read ? Math.min(1, tries * accidentOf(read)) : 0,
      probability: named === undefined ? 0 : probability,
      ...(drift === undefined ? {} : { drift }),
    },
    next: nextQuestion(settings, ranking),
    settles: settlementOf(ranking, codes),
    canWiden: !isWide && codes > 1 && named === undefined,
  };
}

function searchQuickly(settings: OtpSettings, read: ReadObservations, cache: MacCache): Findings {
  const findings: Findings = { fits: [], tried: [] };
  for (const route of quickRoutes(settings, read[0], cache))
    searchRoute(route, read, findings, priors.least);
  if (rankAll(findings, read).certainty !== 'certain') searchSlips(settings, read, cache, findings);
  return findings;
}

/**
 * Says what an app did that showed the codes: as the settings say, or what otherwise. Codes that
 * cannot be read (`readCode` tells why) are explained by nothing. A cache kept between calls
 * makes the second code quick. Where `canWiden` holds, `diagnoseWidely` may find more.
 */
export function diagnose(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache: MacCache = createMacCache(),
): Diagnosis {
  const read = readAll(observations);
  const findings: Findings = read ? searchQuickly(settings, read, cache) : { fits: [], tried: [] };
  return diagnosisOf(settings, observations, read, findings, false);
}

/**
 * The same with all that two distinct codes can tell apart: clocks a day off, counters thousands
 * of presses away, rare keys, hashes and truncations. Yields the share that is done, 0 to 1, every
 * few milliseconds, so that a caller can show it or stop.
 */
export function* diagnoseWidely(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache: MacCache = createMacCache(),
): Generator<number, Diagnosis, void> {
  const read = readAll(observations);
  const findings: Findings = read ? searchQuickly(settings, read, cache) : { fits: [], tried: [] };
  if (read && distinct(read).length > 1) {
    const routes = wideRoutes(settings, read[0], cache);
    for (const [index, route] of routes.entries()) {
      yield index / routes.length;
      searchRoute(route, read, findings, priors.leastWide);
    }
  }
  return diagnosisOf(settings, observations, read, findings, true);
}
