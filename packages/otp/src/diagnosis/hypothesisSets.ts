import type { OtpSettings } from '../settings.ts';
import { algorithmPart, plainPart } from './causeParts.ts';
import { type CodeHypothesis, codeHypothesesFor } from './codeHypotheses.ts';
import type { ReadObservations } from './codeMatch.ts';
import {
  farFirstCounters,
  nearestFirstCounters,
  nearFirstCounters,
  quickFirstCounters,
} from './firstCounters.ts';
import { asConfigured, combine, type Hypothesis, hypothesisOf, priorOf } from './hypothesis.ts';
import type { KeyHypothesis } from './keyEncodings.ts';
import type { FirstCounter } from './movingFactors.ts';
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

/**
 * Returns the hypotheses that are common enough to try after one code: every algorithm with every
 * usual key.
 */
export function quickHypotheses(
  settings: OtpSettings,
  observations: ReadObservations,
  cache: MacCache,
): readonly HypothesisSet[] {
  const firstCounters = quickFirstCounters(settings, observations[0]);
  const codeHypotheses = codeHypothesesOf(settings, observations);
  const keys = keyHypotheses(settings.secret);
  return diagnosedAlgorithms.flatMap((algorithm) =>
    keys.flatMap((key) => {
      const hypothesis = combine(algorithmHypothesis(settings.algorithm, algorithm), key);
      if (priorOf(hypothesis) < searchLimits.quick) return [];
      const macMethod = hmacMethod(algorithm);
      const calculator = cache.calculatorFor(key.bytes, macMethod);
      return [
        { ...hypothesis, key: key.bytes, macMethod, calculator, firstCounters, codeHypotheses },
      ];
    }),
  );
}

/** Returns rare ways to compute a MAC with the correct key. */
function macHypotheses(
  algorithm: DiagnosedAlgorithm,
  { bytes, ...hypothesis }: KeyHypothesis,
  cache: MacCache,
): Omit<HypothesisSet, 'firstCounters' | 'codeHypotheses'>[] {
  return macDeviations
    .filter((deviation) => changesAlgorithm(deviation, algorithm))
    .map(({ name, ratio, change }) => {
      const macMethod = { ...hmacMethod(algorithm), ...change };
      return {
        ...combine(hypothesis, hypothesisOf(plainPart(name), ratio)),
        key: bytes,
        macMethod,
        calculator: cache.calculatorFor(bytes, macMethod),
      };
    });
}

/**
 * Returns the hypotheses to try if no usual cause explains two codes. They combine rare keys and
 * MAC methods with counters near the correct one, and far counters with the correct key and HMAC,
 * each with the configured algorithm and with SHA1. Typing errors in the secret are combined with
 * the configured algorithm only.
 */
export function wideHypotheses(
  settings: OtpSettings,
  observations: ReadObservations,
  cache: MacCache,
): readonly HypothesisSet[] {
  const [first] = observations;
  const near = nearFirstCounters(settings, first);
  const far = farFirstCounters(settings, first);
  const codeHypotheses = codeHypothesesOf(settings, observations);
  const usualKeys = keyHypotheses(settings.secret);
  const rareKeys = rareKeyHypotheses(settings.secret);
  const correctKey = usualKeys.find(({ parts }) => parts.length === 0);
  const setOf = (
    { bytes, ...hypothesis }: KeyHypothesis,
    algorithm: DiagnosedAlgorithm,
    firstCounters: readonly FirstCounter[],
  ): HypothesisSet => {
    const macMethod = hmacMethod(algorithm);
    return {
      ...combine(algorithmHypothesis(settings.algorithm, algorithm), hypothesis),
      key: bytes,
      macMethod,
      calculator: cache.calculatorFor(bytes, macMethod),
      firstCounters,
      codeHypotheses,
    };
  };
  const algorithms = [...new Set<DiagnosedAlgorithm>([settings.algorithm, 'SHA1'])];
  const ofAlgorithms = algorithms.flatMap((algorithm) => {
    const changed =
      correctKey === undefined ? [] : changedKeys(correctKey.bytes, blockLengthOf(algorithm));
    const withKeys = [...usualKeys, ...rareKeys, ...changed].map((key) =>
      setOf(key, algorithm, near),
    );
    if (correctKey === undefined) return withKeys;
    const hypothesis = algorithmHypothesis(settings.algorithm, algorithm);
    const withMacs = macHypotheses(algorithm, { ...hypothesis, bytes: correctKey.bytes }, cache);
    return [
      ...withKeys,
      ...withMacs.map((set) => ({ ...set, firstCounters: near, codeHypotheses })),
      ...inChunks(far).map((chunk) => setOf(correctKey, algorithm, chunk)),
    ];
  });
  const nearest = nearestFirstCounters(settings, first);
  const likeliest = codeHypotheses.slice(0, 1);
  const ofMistypedSecrets = secretHypotheses(settings.secret).map((key) => ({
    ...setOf(key, settings.algorithm, nearest),
    codeHypotheses: likeliest,
  }));
  return [...ofAlgorithms, ...ofMistypedSecrets];
}

/** Splits items into chunks that take a few milliseconds each, so that a caller can stop a search. */
function inChunks<Item>(items: readonly Item[]): Item[][] {
  const size = 250;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
