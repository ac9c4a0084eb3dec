import { littleEndianPart, plainPart } from './causeParts.ts';
import type { SharedCausePart } from './types.ts';
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
  readonly part: SharedCausePart;
  readonly ratio: number;
  readonly change: Partial<Omit<MacMethod, 'algorithm'>>;
}

/** All deviations of the MAC stage, except those of the algorithm. */
export const macDeviations: readonly MacDeviation[] = [
  ...(
    [
      [8, 'eight-bytes-reversed'],
      [4, 'four-bytes-reversed'],
    ] as const
  ).map(([bytes, counterEncoding]) => ({
    part: littleEndianPart(bytes),
    ratio: ratios.counterLittleEndian,
    change: { counterEncoding },
  })),
  {
    part: plainPart('counter:32-bit'),
    ratio: ratios.counterShort,
    change: { counterEncoding: 'four-bytes' },
  },
  {
    part: plainPart('counter:word-twice'),
    ratio: ratios.counterWordTwice,
    change: { counterEncoding: 'low-word-twice' },
  },
  ...(['decimal', 'hex', 'hex-capitals', 'hex-padded'] as const).map((counterEncoding) => ({
    part: plainPart('counter:text'),
    ratio: ratios.counterText,
    change: { counterEncoding },
  })),
  ...(['eight-bytes', 'decimal'] as const).flatMap((counterEncoding) =>
    (['key-first', 'counter-first'] as const).map((construction) => ({
      part: plainPart('hash:plain'),
      ratio: ratios.hashPlain,
      change: { construction, counterEncoding },
    })),
  ),
  {
    part: plainPart('hash:swapped'),
    ratio: ratios.hashSwapped,
    change: { construction: 'hmac-swapped' },
  },
  {
    part: plainPart('hash:block64'),
    ratio: ratios.hashBlock64,
    change: { construction: 'hmac-64-byte-block' },
  },
];

/** Returns whether a deviation changes the MACs of an algorithm. */
export function changesAlgorithm({ part }: MacDeviation, algorithm: DiagnosedAlgorithm): boolean {
  return part.name !== 'hash:block64' || blockLengthOf(algorithm) !== shortBlockLength;
}
