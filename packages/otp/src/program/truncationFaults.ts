import { type Truncate, wordAt } from '../diagnosis/truncations.ts';
import {
  type Fault,
  programPart,
  type ProgramCausePart,
  rareFaultRatio,
} from './programComputation.ts';

/** How programs take the offset from a wrong byte or from wrong bits. The message contains the expression `read`. */
const wrongOffsets: readonly (readonly [
  name: string,
  read: string,
  offsetOf: (mac: Uint8Array) => number,
])[] = [
  ['first-byte', 'hash[0] & 15', (mac) => (mac[0] ?? 0) & 15],
  ['byte-before-last', 'hash[length - 2] & 15', (mac) => (mac[mac.length - 2] ?? 0) & 15],
  ['high-bits', 'hash[length - 1] >> 4', (mac) => (mac[mac.length - 1] ?? 0) >> 4],
  ['three-bits', 'hash[length - 1] & 7', (mac) => (mac[mac.length - 1] ?? 0) & 7],
];

function truncationFault(part: ProgramCausePart, truncate: Truncate): Fault {
  return {
    part,
    ratio: rareFaultRatio,
    change: (computation) => ({ ...computation, truncate }),
  };
}

/** Reads 32 bits at the offset in the last byte, the lowest byte first. */
function reversedWord(mac: Uint8Array): number {
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  return wordAt(mac.slice(offset, offset + 4).reverse(), 0);
}

/** Faults of truncation that only programs show: one code can't tell them from other wrong offsets. */
export const truncationFaults: readonly Fault[] = [
  ...wrongOffsets.map(([name, read, offsetOf]) =>
    truncationFault(
      {
        family: 'truncation',
        name: `truncation:offset-${name}`,
        kind: 'truncation-offset-read',
        values: { read },
      },
      ({ bytes }) => wordAt(bytes, offsetOf(bytes)) % 2 ** 31,
    ),
  ),
  // Programs clear the highest bit of the number, or keep it, or clear that of the first byte.
  ...[
    (word: number) => word % 2 ** 31,
    (word: number) => word,
    (word: number) => word - (word & 0x80),
  ].map((clearSign) =>
    truncationFault(programPart('truncation', 'truncation-little-endian'), ({ bytes }) =>
      clearSign(reversedWord(bytes)),
    ),
  ),
];
