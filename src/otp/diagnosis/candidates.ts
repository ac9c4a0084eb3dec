import type { OtpSettings } from '../settings.ts';
import type { MovingFactor } from './factors.ts';
import { hotpFactors } from './hotp-factors.ts';
import { keyReadings } from './keys.ts';
import {
  type DiagnosedAlgorithm,
  diagnosedAlgorithms,
  type MacCache,
  type MacsOfKey,
} from './macs.ts';
import { algorithmPart } from './parts.ts';
import { both, type Odds, priorOf, priors, ratios } from './priors.ts';
import { totpFactors } from './totp-factors.ts';
import type { FindingPart, Observation } from './types.ts';

/** One way to come to an HMAC for the first observation. */
export interface Candidate extends Odds {
  /** What was done otherwise to algorithm and key; the factor has its own parts. */
  readonly parts: readonly FindingPart[];
  readonly macs: MacsOfKey;
  readonly factor: MovingFactor;
  readonly counter: bigint;
}

export interface Candidates {
  readonly list: readonly Candidate[];
  /** The factors of a clock ahead by whole steps, by identity. */
  readonly clocks: ReadonlyMap<string, MovingFactor>;
}

function algorithmChange(
  wanted: string,
  algorithm: DiagnosedAlgorithm,
): Odds & { readonly parts: readonly FindingPart[] } {
  if (algorithm === wanted) return { parts: [], ratio: 1, resets: 0 };
  const parts = [algorithmPart(algorithm)];
  if (algorithm === 'SHA1') return { parts, ratio: 1, resets: 1 };
  const known = algorithm === 'SHA256' || algorithm === 'SHA512';
  return { parts, ratio: known ? ratios.algorithmKnown : ratios.algorithmForeign, resets: 0 };
}

/** Every combination of algorithm, key and moving factor that is not too rare to be tried. */
export function candidatesFor(
  settings: OtpSettings,
  first: Observation,
  cache: MacCache,
): Candidates {
  const factors = settings.type === 'totp' ? totpFactors(settings) : hotpFactors(settings);
  const keys = keyReadings(settings.secret);
  const starts = factors
    .flatMap((factor) => {
      const counter = factor.counterAt(first);
      return counter === undefined ? [] : [{ factor, counter }];
    })
    .toSorted((one, other) => other.factor.ratio - one.factor.ratio);
  const list: Candidate[] = [];
  for (const algorithm of diagnosedAlgorithms) {
    const change = algorithmChange(settings.algorithm, algorithm);
    for (const key of keys) {
      const odds = both(change, { ratio: key.ratio, resets: 0 });
      if (priorOf(odds) < priors.least) continue;
      const macs = cache.macsOf(key.bytes, algorithm);
      const parts = [...change.parts, ...key.parts];
      for (const { factor, counter } of starts) {
        if (priors.match * odds.ratio * factor.ratio < priors.least) break;
        const together = both(odds, factor);
        if (priorOf(together) >= priors.least)
          list.push({ parts, ...together, macs, factor, counter });
      }
    }
  }
  const clocks = factors.flatMap((factor) =>
    factor.clock ? [[factor.identity, factor] as const] : [],
  );
  return { list, clocks: new Map(clocks) };
}
