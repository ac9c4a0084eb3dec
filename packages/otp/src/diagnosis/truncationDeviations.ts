import { fixedOffsetPart, plainPart } from './causeParts.ts';
import { ratios } from './priors.ts';
import type { Truncation } from './truncations.ts';
import type { SharedCausePart } from './types.ts';

/** How apps and programs are known to take a number from a MAC, other than RFC 4226's way. */
export interface TruncationDeviation {
  readonly part: SharedCausePart;
  readonly ratio: number;
  readonly truncation: Truncation;
}

const sign = { part: plainPart('truncation:sign'), ratio: ratios.sign } as const;
const hex = { part: plainPart('truncation:hex'), ratio: ratios.hexText } as const;

/** All deviations of truncation. */
export const truncationDeviations: readonly TruncationDeviation[] = [
  { part: plainPart('truncation:byte19'), ratio: ratios.byteNineteen, truncation: 'byte19' },
  { ...sign, truncation: 'unsigned' },
  { ...sign, truncation: 'signed' },
  { ...sign, truncation: 'signed-floored' },
  { ...hex, truncation: 'hex-bytes' },
  { ...hex, truncation: 'hex-offset' },
  ...Array.from({ length: 16 }, (_, offset) => ({
    part: fixedOffsetPart(offset),
    ratio: ratios.fixedOffset,
    truncation: offset,
  })),
];
