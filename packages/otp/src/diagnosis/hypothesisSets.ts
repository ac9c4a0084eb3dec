import type { OtpSettings } from '../settings.ts';
import { algorithmPart, plainPart, type PlainPartName } from './causeParts.ts';
import { codeHypothesesFor } from './codeHypotheses.ts';
import { farFirstCounters, nearFirstCounters, quickFirstCounters } from './firstCounters.ts';
import { asConfigured, combine, type Hypothesis, hypothesisOf, priorOf } from './hypothesis.ts';
import { keyHypotheses, rareKeyHypotheses } from './keyHypotheses.ts';
import {
  type DiagnosedAlgorithm,
  diagnosedAlgorithms,
  type MacCache,
  type MacMethod,
} from './macs.ts';
import { priors, ratios } from './priors.ts';
import type { HypothesisSet, ReadObservation } from './search.ts';

function algorithmHypothesis(
  wanted: DiagnosedAlgorithm,
  algorithm: DiagnosedAlgorithm,
): Hypothesis {
  if (algorithm === wanted) return asConfigured;
  const part = algorithmPart(algorithm);
  if (algorithm === 'SHA1') return { parts: [part], ratio: 1, resets: 1 };
  const isKnown = algorithm === 'SHA256' || algorithm === 'SHA512';
  return hypothesisOf(part, isKnown ? ratios.algorithmKnown : ratios.algorithmForeign);
}

const hmacMethod = (algorithm: DiagnosedAlgorithm): MacMethod => ({
  algorithm,
  construction: 'hmac',
  counterEncoding: 'eight-bytes',
});

/** Returns what is common enough to try after one code: every algorithm with every usual key. */
export function quickHypotheses(
  settings: OtpSettings,
  first: ReadObservation,
  cache: MacCache,
): readonly HypothesisSet[] {
  const firstCounters = quickFirstCounters(settings, first);
  const codeHypotheses = codeHypothesesFor(settings.digits, first.typed);
  const keys = keyHypotheses(settings.secret);
  return diagnosedAlgorithms.flatMap((algorithm) =>
    keys.flatMap((key) => {
      const hypothesis = combine(algorithmHypothesis(settings.algorithm, algorithm), key);
      if (priorOf(hypothesis) < priors.min) return [];
      const macMethod = hmacMethod(algorithm);
      const calculator = cache.calculatorFor(key.bytes, macMethod);
      return [
        { ...hypothesis, key: key.bytes, macMethod, calculator, firstCounters, codeHypotheses },
      ];
    }),
  );
}

/** MAC methods other than an HMAC of eight bytes, with the name and the ratio of the deviation. */
const rareMacMethods: readonly (readonly [PlainPartName, number, Omit<MacMethod, 'algorithm'>])[] =
  [
    [
      'counter:little-endian',
      ratios.counterLittleEndian,
      { construction: 'hmac', counterEncoding: 'eight-bytes-reversed' },
    ],
    [
      'counter:little-endian',
      ratios.counterLittleEndian,
      { construction: 'hmac', counterEncoding: 'four-bytes-reversed' },
    ],
    [
      'counter:32-bit',
      ratios.counterShort,
      { construction: 'hmac', counterEncoding: 'four-bytes' },
    ],
    ['counter:text', ratios.counterText, { construction: 'hmac', counterEncoding: 'decimal' }],
    ['counter:text', ratios.counterText, { construction: 'hmac', counterEncoding: 'hex' }],
    ['counter:text', ratios.counterText, { construction: 'hmac', counterEncoding: 'hex-capitals' }],
    ['counter:text', ratios.counterText, { construction: 'hmac', counterEncoding: 'hex-padded' }],
    ['hash:plain', ratios.hashPlain, { construction: 'key-first', counterEncoding: 'eight-bytes' }],
    [
      'hash:plain',
      ratios.hashPlain,
      { construction: 'counter-first', counterEncoding: 'eight-bytes' },
    ],
    ['hash:plain', ratios.hashPlain, { construction: 'key-first', counterEncoding: 'decimal' }],
    ['hash:plain', ratios.hashPlain, { construction: 'counter-first', counterEncoding: 'decimal' }],
    [
      'hash:swapped',
      ratios.hashSwapped,
      { construction: 'hmac-swapped', counterEncoding: 'eight-bytes' },
    ],
  ];

/**
 * Returns what to try if two codes are known and no usual cause explains them: rare keys and MAC
 * methods with counters near the correct one, and counters far away with the correct key and HMAC.
 * Each uses the algorithm of the settings, and SHA1.
 */
export function wideHypotheses(
  settings: OtpSettings,
  first: ReadObservation,
  cache: MacCache,
): readonly HypothesisSet[] {
  const near = nearFirstCounters(settings, first);
  const far = farFirstCounters(settings, first);
  const codeHypotheses = codeHypothesesFor(settings.digits, first.typed);
  const usualKeys = keyHypotheses(settings.secret);
  const algorithms = [...new Set<DiagnosedAlgorithm>([settings.algorithm, 'SHA1'])];
  return algorithms.flatMap((algorithm) => {
    const hypothesis = algorithmHypothesis(settings.algorithm, algorithm);
    const macMethod = hmacMethod(algorithm);
    const withKeys = [...usualKeys, ...rareKeyHypotheses(settings.secret)].map(
      (key): HypothesisSet => ({
        ...combine(hypothesis, key),
        key: key.bytes,
        macMethod,
        calculator: cache.calculatorFor(key.bytes, macMethod),
        firstCounters: near,
        codeHypotheses,
      }),
    );
    const [right] = usualKeys;
    if (right === undefined || right.parts.length > 0) return withKeys;
    const calculator = cache.calculatorFor(right.bytes, macMethod);
    return [
      ...withKeys,
      ...rareMacMethods.map(([name, ratio, rare]): HypothesisSet => {
        const rareMethod = { algorithm, ...rare };
        return {
          ...combine(hypothesis, hypothesisOf(plainPart(name), ratio)),
          key: right.bytes,
          macMethod: rareMethod,
          calculator: cache.calculatorFor(right.bytes, rareMethod),
          firstCounters: near,
          codeHypotheses,
        };
      }),
      ...inChunks(far).map((firstCounters): HypothesisSet => ({
        ...hypothesis,
        key: right.bytes,
        macMethod,
        calculator,
        firstCounters,
        codeHypotheses,
      })),
    ];
  });
}

/** Splits items into chunks that take a few milliseconds each, so that a caller can stop a search. */
function inChunks<Item>(items: readonly Item[]): Item[][] {
  const size = 250;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
