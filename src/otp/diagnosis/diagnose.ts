import { decodeBase32 } from '../base32.ts';
import { greatestCounter, hotp } from '../hotp.ts';
import type { OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { driftOf } from './clock-part.ts';
import { readCode, steamAlphabet } from './code.ts';
import { createMacCache, type MacCache } from './macs.ts';
import { rank } from './rank.ts';
import { search } from './search.ts';
import type { ReadObservation } from './trace.ts';
import type { CodeEvidence, Diagnosis, NextQuestion, Observation } from './types.ts';

function isNonEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

/** The chance that a random code of the same kind is this one. */
function chanceOf({ typed }: ReadObservation): number {
  return Number.isNaN(typed.number)
    ? steamAlphabet.length ** -typed.text.length
    : 10 ** -typed.text.length;
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

function nextQuestion(settings: OtpSettings, certain: boolean, explained: boolean): NextQuestion {
  if (certain) return 'none';
  if (!explained) return 'check-input';
  return settings.type === 'totp' ? 'next-code' : 'next-press';
}

/**
 * Says what an app did that showed the codes: as the settings say, or what otherwise. Codes that
 * cannot be read (`readCode` tells why) are explained by nothing. A cache kept between calls
 * makes the second code quick.
 */
export function diagnose(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache: MacCache = createMacCache(),
): Diagnosis {
  const read = observations.flatMap((observation): ReadObservation[] => {
    const result = readCode(observation.code);
    return result.ok ? [{ ...observation, typed: result.code }] : [];
  });
  const complete = read.length === observations.length && isNonEmpty(read);
  const { fits, tries } = complete ? search(settings, read, cache) : { fits: [], tries: 0 };
  const accident = read.reduce((product, observation) => product * chanceOf(observation), 1);
  const { certainty, best, probability, alternatives } = rank(fits, accident, read.length);
  const named = certainty === 'none' ? undefined : best;
  const { counters = [], period } = named?.top ?? {};
  const drift = period === undefined ? undefined : driftOf(period, read, counters);
  return {
    finding: named?.top.finding ?? 'unknown',
    parts: named?.top.parts ?? [],
    certainty,
    equivalents: named?.equivalents ?? [],
    alternatives,
    evidence: {
      codes: observations.map((observation, index) => {
        const shown = (complete ? read[index]?.typed.text : undefined) ?? observation.code;
        return evidenceOf(settings, observation, shown, counters[index]);
      }),
      tries,
      chanceOfAccident: Math.min(1, tries * accident),
      probability: named === undefined ? 0 : probability,
      ...(drift === undefined ? {} : { drift }),
    },
    next: nextQuestion(settings, certainty === 'certain', best !== undefined),
  };
}
