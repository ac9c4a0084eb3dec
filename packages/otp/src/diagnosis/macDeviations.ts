import type { SharedPartName } from './types.ts';
import {
  blockLengthOf,
  type DiagnosedAlgorithm,
  type MacMethod,
  shortBlockLength,
} from './macs.ts';
import { ratios } from './priors.ts';

/**
 * A known deviation of apps and programs from computing the MAC as an HMAC of the counter's eight
 * bytes.
 */
export interface MacDeviation {
  readonly name: SharedPartName;
  readonly ratio: number;
  readonly change: Partial<Omit<MacMethod, 'algorithm'>>;
}

/** All deviations of the MAC stage, except those of the algorithm. */
export const macDeviations: readonly MacDeviation[] = [
  ...(['eight-bytes-reversed', 'four-bytes-reversed'] as const).map((counterEncoding) => ({
    name: 'counter:little-endian' as const,
    ratio: ratios.counterLittleEndian,
    change: { counterEncoding },
  })),
  {
    name: 'counter:32-bit',
    ratio: ratios.counterShort,
    change: { counterEncoding: 'four-bytes' },
  },
  {
    name: 'counter:word-twice',
    ratio: ratios.counterWordTwice,
    change: { counterEncoding: 'low-word-twice' },
  },
  ...(['decimal', 'hex', 'hex-capitals', 'hex-padded'] as const).map((counterEncoding) => ({
    name: 'counter:text' as const,
    ratio: ratios.counterText,
    change: { counterEncoding },
  })),
  ...(['eight-bytes', 'decimal'] as const).flatMap((counterEncoding) =>
    (['key-first', 'counter-first'] as const).map((construction) => ({
      name: 'hash:plain' as const,
      ratio: ratios.hashPlain,
      change: { construction, counterEncoding },
    })),
  ),
  { name: 'hash:swapped', ratio: ratios.hashSwapped, change: { construction: 'hmac-swapped' } },
  {
    name: 'hash:block64',
    ratio: ratios.hashBlock64,
    change: { construction: 'hmac-64-byte-block' },
  },
];

/** Returns whether a deviation changes the MACs of an algorithm. */
export function changesAlgorithm({ name }: MacDeviation, algorithm: DiagnosedAlgorithm): boolean {
  return name !== 'hash:block64' || blockLengthOf(algorithm) !== shortBlockLength;
}
