/** Error correction level: the two format bits, 0–3 for M, L, H, Q (ISO/IEC 18004, table 12). */
export type Level = 0 | 1 | 2 | 3;

/** Check codewords per block for versions 1–40, at M, L, H, Q (ISO/IEC 18004, table 9). */
const parityLengths: readonly (readonly number[])[] = [
  [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
    26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30,
    30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
];

/** Number of blocks for versions 1–40, at M, L, H, Q (ISO/IEC 18004, table 9). */
const blockCounts: readonly (readonly number[])[] = [
  [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
    26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ],
  [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
    16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
  ],
  [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
    40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
  [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34,
    35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
];

/** One block. `positions` are the indexes of its codewords in the code's reading order. */
export interface Block {
  readonly positions: readonly number[];
  /** The number of check codewords, which come last. */
  readonly parity: number;
}

/** Returns how a version's `total` codewords are interleaved into blocks (ISO/IEC 18004, 7.6). */
export function blocksOf(version: number, level: Level, total: number): Block[] {
  const parity = parityLengths[level]?.[version - 1] ?? 0;
  const count = blockCounts[level]?.[version - 1] ?? 1;
  const short = Math.floor(total / count) - parity;
  const longFrom = count - (total % count);
  const dataLength = total - parity * count;
  return Array.from({ length: count }, (_, block) => {
    const positions = Array.from({ length: short }, (__, step) => step * count + block);
    // The last blocks are one data codeword longer.
    if (block >= longFrom) positions.push(short * count + block - longFrom);
    for (let step = 0; step < parity; step++) positions.push(dataLength + step * count + block);
    return { positions, parity };
  });
}
