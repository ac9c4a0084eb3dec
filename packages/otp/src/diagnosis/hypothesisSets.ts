import type { OtpSettings } from '../settings.ts';
import { algorithmPart } from './causeParts.ts';
import {
  type CodeHypothesis,
  codeHypothesesFor,
  varyingOffsetHypotheses,
} from './codeHypotheses.ts';
import type { ReadObservations } from './codeMatch.ts';
import {
  farFirstCounters,
  nearestFirstCounters,
  nearFirstCounters,
  quickFirstCounters,
  fastFirstCounters,
} from './firstCounters.ts';
import { asConfigured, combine, type Hypothesis, hypothesisOf, priorOf } from './hypothesis.ts';
import type { KeyHypothesis } from './keyEncodings.ts';
import { changedKeys } from './keyDeviations.ts';
import { keyHypotheses, rareKeyHypotheses } from './keyHypotheses.ts';
import { changesAlgorithm, macDeviations } from './macDeviations.ts';
import {
  blockLengthOf,
  type DiagnosedAlgorithm,
  diagnosedAlgorithms,
  type MacCache,
  type MacMethod,
} from './macs.ts';
import { ratios, searchLimits } from './priors.ts';
import type { HypothesisSet } from './search.ts';
import { secretHypotheses } from './secretHypotheses.ts';

function algorithmHypothesis(
  wanted: DiagnosedAlgorithm,
  algorithm: DiagnosedAlgorithm,
): Hypothesis {
  if (algorithm === wanted) return asConfigured;
  const part = algorithmPart(algorithm);
  if (algorithm === 'SHA1') return { parts: [part], ratio: 1, defaultedSettings: 1 };
  const isKnown = algorithm === 'SHA256' || algorithm === 'SHA512';
  return hypothesisOf(part, isKnown ? ratios.algorithmKnown : ratios.algorithmForeign);
}

const hmacMethod = (algorithm: DiagnosedAlgorithm): MacMethod => ({
  algorithm,
  construction: 'hmac',
  counterEncoding: 'eight-bytes',
});

/** Returns the hypotheses about the last stages for the first code. */
function codeHypothesesOf(settings: OtpSettings, observations: ReadObservations): CodeHypothesis[] {
  const distinctCodes = observations.filter(({ isRepeated }) => !isRepeated).length;
  return codeHypothesesFor(settings.digits, observations[0].typed, distinctCodes);
}

/** A set of hypotheses without its first and last stages. */
type KeyAndMac = Omit<HypothesisSet, 'firstCounters' | 'codeHypotheses'>;

/** Returns the hypothesis that the app computes an HMAC with a key and an algorithm. */
function hmacHypothesis(
  settings: OtpSettings,
  { bytes, ...key }: KeyHypothesis,
  algorithm: DiagnosedAlgorithm,
  cache: MacCache,
): KeyAndMac {
  const macMethod = hmacMethod(algorithm);
  return {
    ...combine(algorithmHypothesis(settings.algorithm, algorithm), key),
    key: bytes,
    macMethod,
    calculator: cache.calculatorFor(bytes, macMethod),
  };
}

/**
 * Returns the hypotheses that are common enough to try after one code: every algorithm with every usual key. Leaves out
 * combinations that are too rare.
 */
export function quickHypotheses(
  settings: OtpSettings,
  observations: ReadObservations,
  cache: MacCache,
): readonly HypothesisSet[] {
  const firstCounters = quickFirstCounters(settings, observations[0]);
  const codeHypotheses = codeHypothesesOf(settings, observations);
  const keys = keyHypotheses(settings.secret);
  return diagnosedAlgorithms.flatMap((algorithm) => {
    const hypothesis = algorithmHypothesis(settings.algorithm, algorithm);
    return keys
      .filter((key) => priorOf(combine(hypothesis, key)) >= searchLimits.quick)
      .map((key) => ({
        ...hmacHypothesis(settings, key, algorithm, cache),
        firstCounters,
        codeHypotheses,
      }));
  });
}

/**
 * Returns the hypotheses that the app's counter runs fast. They have the correct key, and the configured algorithm or
 * SHA1.
 */
export function fastCounterHypotheses(
  settings: OtpSettings,
  observations: ReadObservations,
  cache: MacCache,
): readonly HypothesisSet[] {
  const correctKey = keyHypotheses(settings.secret).find(({ parts }) => parts.length === 0);
  if (correctKey === undefined) return [];
  const firstCounters = fastFirstCounters(settings, observations[0]);
  const codeHypotheses = codeHypothesesOf(settings, observations);
  return [...new Set<DiagnosedAlgorithm>([settings.algorithm, 'SHA1'])].map((algorithm) => ({
    ...hmacHypothesis(settings, correctKey, algorithm, cache),
    firstCounters,
    codeHypotheses,
  }));
}

/** Returns rare ways to compute a MAC with the correct key. */
function macHypotheses(
  algorithm: DiagnosedAlgorithm,
  { bytes, ...hypothesis }: KeyHypothesis,
  cache: MacCache,
): KeyAndMac[] {
  return macDeviations
    .filter((deviation) => changesAlgorithm(deviation, algorithm))
    .map(({ part, ratio, change }) => {
      const macMethod = { ...hmacMethod(algorithm), ...change };
      return {
        ...combine(hypothesis, hypothesisOf(part, ratio)),
        key: bytes,
        macMethod,
        calculator: cache.calculatorFor(bytes, macMethod),
      };
    });
}

/**
 * Returns every hypothesis about the key and the MAC that the wide search tries with an algorithm.
 *
 * @param correctKey undefined if the secret isn't Base32
 */
function wideKeysAndMacs(
  settings: OtpSettings,
  correctKey: KeyHypothesis | undefined,
  algorithm: DiagnosedAlgorithm,
  cache: MacCache,
): readonly KeyAndMac[] {
  const changed =
    correctKey === undefined ? [] : changedKeys(correctKey.bytes, blockLengthOf(algorithm));
  const keys = [
    ...keyHypotheses(settings.secret),
    ...rareKeyHypotheses(settings.secret),
    ...changed,
  ];
  const withHmac = keys.map((key) => hmacHypothesis(settings, key, algorithm, cache));
  if (correctKey === undefined) return withHmac;
  const hypothesis = algorithmHypothesis(settings.algorithm, algorithm);
  const { bytes } = correctKey;
  return [...withHmac, ...macHypotheses(algorithm, { ...hypothesis, bytes }, cache)];
}

/** Splits items into chunks that take a few milliseconds each, so that a caller can stop a search. */
function inChunks<Item>(items: readonly Item[]): Item[][] {
  const size = 250;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/**
 * Returns the hypotheses to try if no usual cause explains two codes:
 *
 * - Rare keys and MAC methods, with counters near the correct one.
 * - The correct key and HMAC, with counters far from the correct one.
 * - An offset that varies, with the correct key and HMAC, and with counters near the correct one.
 * - Typing errors in the secret, with the nearest counters and the configured algorithm.
 *
 * The first three have the configured algorithm or SHA1.
 */
export function wideHypotheses(
  settings: OtpSettings,
  observations: ReadObservations,
  cache: MacCache,
): readonly HypothesisSet[] {
  const [first] = observations;
  const near = nearFirstCounters(settings, first);
  const far = inChunks(farFirstCounters(settings, first));
  const nearest = nearestFirstCounters(settings, first);
  const codeHypotheses = codeHypothesesOf(settings, observations);
  const correctKey = keyHypotheses(settings.secret).find(({ parts }) => parts.length === 0);

  const algorithms = [...new Set<DiagnosedAlgorithm>([settings.algorithm, 'SHA1'])];
  const ofAlgorithms = algorithms.flatMap((algorithm): HypothesisSet[] => {
    const nearSets = wideKeysAndMacs(settings, correctKey, algorithm, cache).map((keyAndMac) => ({
      ...keyAndMac,
      firstCounters: near,
      codeHypotheses,
    }));
    if (correctKey === undefined) return nearSets;
    const correct = hmacHypothesis(settings, correctKey, algorithm, cache);
    const farSets = far.map((firstCounters) => ({ ...correct, firstCounters, codeHypotheses }));
    const codeHypothesesOfOffsets = varyingOffsetHypotheses(settings.digits, first.typed);
    const offsetSet = { ...correct, firstCounters: near, codeHypotheses: codeHypothesesOfOffsets };
    return [...nearSets, ...farSets, offsetSet];
  });

  const ofMistypedSecrets = secretHypotheses(settings.secret).map((key) => ({
    ...hmacHypothesis(settings, key, settings.algorithm, cache),
    firstCounters: nearest,
    codeHypotheses: codeHypotheses.slice(0, 1),
  }));
  return [...ofAlgorithms, ...ofMistypedSecrets];
}
