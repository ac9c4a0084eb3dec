import type { OtpSettings } from '../settings.ts';
import { displaysFor } from './displays.ts';
import { farStarts, nearStarts, quickStarts } from './starts.ts';
import { keyReadings, rareKeyReadings } from './keys.ts';
import {
  type DiagnosedAlgorithm,
  diagnosedAlgorithms,
  type MacCache,
  type MacRecipe,
} from './macs.ts';
import { algorithmPart, plainPart, type PlainName } from './parts.ts';
import { asSet, priorOf, priors, ratios, together, type Way, wayOf } from './priors.ts';
import type { ReadObservation, Route } from './search.ts';

function algorithmWay(wanted: DiagnosedAlgorithm, algorithm: DiagnosedAlgorithm): Way {
  if (algorithm === wanted) return asSet;
  const part = algorithmPart(algorithm);
  if (algorithm === 'SHA1') return { parts: [part], ratio: 1, resets: 1 };
  const known = algorithm === 'SHA256' || algorithm === 'SHA512';
  return wayOf(part, known ? ratios.algorithmKnown : ratios.algorithmForeign);
}

const hmacOf = (algorithm: DiagnosedAlgorithm): MacRecipe => ({
  algorithm,
  construction: 'hmac',
  message: 'eight-bytes',
});

/** What is common enough to be tried after one code: every algorithm with every usual key. */
export function quickRoutes(
  settings: OtpSettings,
  first: ReadObservation,
  cache: MacCache,
): readonly Route[] {
  const starts = quickStarts(settings, first);
  const displays = displaysFor(settings.digits, first.typed);
  const keys = keyReadings(settings.secret);
  return diagnosedAlgorithms.flatMap((algorithm) =>
    keys.flatMap((key) => {
      const way = together(algorithmWay(settings.algorithm, algorithm), key);
      if (priorOf(way) < priors.least) return [];
      const recipe = hmacOf(algorithm);
      const source = cache.sourceOf(key.bytes, recipe);
      return [{ ...way, key: key.bytes, recipe, source, starts, displays }];
    }),
  );
}

/** Other recipes than the HMAC of eight bytes, each with the finding that names it. */
const rareRecipes: readonly (readonly [PlainName, number, Omit<MacRecipe, 'algorithm'>])[] = [
  [
    'counter:little-endian',
    ratios.counterLittleEndian,
    { construction: 'hmac', message: 'eight-bytes-reversed' },
  ],
  [
    'counter:little-endian',
    ratios.counterLittleEndian,
    { construction: 'hmac', message: 'four-bytes-reversed' },
  ],
  ['counter:32-bit', ratios.counterShort, { construction: 'hmac', message: 'four-bytes' }],
  ['counter:text', ratios.counterText, { construction: 'hmac', message: 'decimal' }],
  ['counter:text', ratios.counterText, { construction: 'hmac', message: 'hex' }],
  ['counter:text', ratios.counterText, { construction: 'hmac', message: 'hex-capitals' }],
  ['counter:text', ratios.counterText, { construction: 'hmac', message: 'hex-padded' }],
  ['hash:plain', ratios.hashPlain, { construction: 'key-first', message: 'eight-bytes' }],
  ['hash:plain', ratios.hashPlain, { construction: 'counter-first', message: 'eight-bytes' }],
  ['hash:plain', ratios.hashPlain, { construction: 'key-first', message: 'decimal' }],
  ['hash:plain', ratios.hashPlain, { construction: 'counter-first', message: 'decimal' }],
  ['hash:swapped', ratios.hashSwapped, { construction: 'hmac-swapped', message: 'eight-bytes' }],
];

/**
 * What is tried where two codes and no usual cause are known: clocks and counters far away, and
 * near them rare keys and recipes; each with the algorithm that was asked for and SHA1.
 */
export function wideRoutes(
  settings: OtpSettings,
  first: ReadObservation,
  cache: MacCache,
): readonly Route[] {
  const near = nearStarts(settings, first);
  const far = farStarts(settings, first);
  const displays = displaysFor(settings.digits, first.typed);
  const usualKeys = keyReadings(settings.secret);
  const algorithms = [...new Set<DiagnosedAlgorithm>([settings.algorithm, 'SHA1'])];
  return algorithms.flatMap((algorithm) => {
    const way = algorithmWay(settings.algorithm, algorithm);
    const recipe = hmacOf(algorithm);
    const keyRoutes = [...usualKeys, ...rareKeyReadings(settings.secret)].map((key): Route => {
      const source = cache.sourceOf(key.bytes, recipe);
      return { ...together(way, key), key: key.bytes, recipe, source, starts: near, displays };
    });
    const [right] = usualKeys;
    if (right === undefined || right.parts.length > 0) return keyRoutes;
    const source = cache.sourceOf(right.bytes, recipe);
    return [
      ...keyRoutes,
      ...rareRecipes.map(([name, ratio, rare]): Route => {
        const rareRecipe = { algorithm, ...rare };
        const rareSource = cache.sourceOf(right.bytes, rareRecipe);
        const rareWay = together(way, wayOf(plainPart(name), ratio));
        const computed = { key: right.bytes, recipe: rareRecipe, source: rareSource };
        return { ...rareWay, ...computed, starts: near, displays };
      }),
      ...inPieces(far).map((starts): Route => ({
        ...way,
        key: right.bytes,
        recipe,
        source,
        starts,
        displays,
      })),
    ];
  });
}

/** Starts in pieces that take a few milliseconds each, so that a search can be stopped. */
function inPieces<Item>(items: readonly Item[]): Item[][] {
  const size = 250;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
