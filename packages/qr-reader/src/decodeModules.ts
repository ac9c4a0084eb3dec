import { blocksOf } from './blocks.ts';
import type { Block, Level } from './blocks.ts';
import { correct } from './correct.ts';
import { fixedModules, memoizeByVersion, sideOf } from './pattern.ts';
import { decodeSegments } from './decodeSegments.ts';

/** Number of likely formats to try. */
const maxFormats = 2;

/** Share of a block's check codewords that may be used for erasures. */
const erasureShare = 0.5;

/** With fewer check codewords, erasures could turn any block into a valid one. */
const minParityForErasures = 14;

/** Check codewords left unused when correcting erasures, to detect wrong corrections. */
const spareParity = 2;

/** The eight masks: whether each inverts the module (ISO/IEC 18004, table 10). */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

interface Format {
  readonly level: Level;
  readonly mask: (row: number, column: number) => boolean;
}

/**
 * Decodes sampled modules to text (ISO/IEC 18004, 12). Returns undefined if there are too many
 * errors.
 *
 * @param values the lightness of each module, row by row. Negative is dark. The closer a value
 *   is to zero, the less certain it is.
 */
export function decodeModules(values: Float32Array, version: number): string | undefined {
  for (const format of formatsOf(values, sideOf(version))) {
    const data = dataOf(values, version, format);
    const text = data && decodeSegments(data, version);
    if (text !== undefined) return text;
  }
  return undefined;
}

function dataOf(
  values: Float32Array,
  version: number,
  { level, mask }: Format,
): Uint8Array | undefined {
  const side = sideOf(version);
  const path = codewordPath(version);
  const codewords = new Uint8Array(path.length >> 3);
  const confidence = new Float32Array(codewords.length).fill(Infinity);
  for (let bit = 0; bit < 8 * codewords.length; bit++) {
    const position = path[bit] ?? 0;
    const value = values[position] ?? 0;
    const isDark = value < 0 !== mask(Math.floor(position / side), position % side);
    const at = bit >> 3;
    codewords[at] = ((codewords[at] ?? 0) << 1) | (isDark ? 1 : 0);
    confidence[at] = Math.min(confidence[at] ?? 0, Math.abs(value));
  }
  const data: number[] = [];
  for (const block of blocksOf(version, level, codewords.length)) {
    const corrected = correctBlock(codewords, confidence, block);
    if (corrected === undefined) return undefined;
    for (const codeword of corrected.subarray(0, -block.parity)) data.push(codeword);
  }
  return Uint8Array.from(data);
}

function correctBlock(
  codewords: Uint8Array,
  confidence: Float32Array,
  { positions, parity }: Block,
): Uint8Array | undefined {
  const block = Uint8Array.from(positions, (position) => codewords[position] ?? 0);
  const corrected = correct(block, parity);
  if (corrected !== undefined || parity < minParityForErasures) return corrected;
  const erasures = positions
    .map((position, at) => ({ at, confidence: confidence[position] ?? 0 }))
    .sort((a, b) => a.confidence - b.confidence)
    .slice(0, Math.floor(parity * erasureShare))
    .map(({ at }) => at);
  return correct(block, parity, erasures, spareParity);
}

/**
 * Returns the likeliest formats. The score of a format is how well its fifteen bits match both
 * copies in the code (ISO/IEC 18004, 7.9).
 */
function formatsOf(values: Float32Array, side: number): Format[] {
  const shown = Array.from({ length: 15 }, (_, bit) => {
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit;
    const column = bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit;
    return clip(values[row * side + 8] ?? 0) + clip(values[8 * side + column] ?? 0);
  });
  return Array.from({ length: 32 }, (_, data) => {
    let rest = data;
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const score = shown.reduce(
      (sum, value, bit) => sum + (((bits >> bit) & 1) === 1 ? -value : value),
      0,
    );
    return { data, score };
  })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxFormats)
    .flatMap(({ data }) => {
      const mask = masks[data & 7];
      return mask ? [{ level: levelOf(data >> 3), mask }] : [];
    });
}

function clip(value: number): number {
  return value < -1 ? -1 : value > 1 ? 1 : value;
}

function levelOf(bits: number): Level {
  return bits === 0 || bits === 1 || bits === 2 ? bits : 3;
}

/** Module indexes of the bits of all codewords, in reading order (ISO/IEC 18004, 7.7.3). */
const codewordPath = memoizeByVersion((version): Int32Array => {
  const side = sideOf(version);
  const isReserved = new Uint8Array(side * side);
  for (const { column, row } of fixedModules(version)) isReserved[row * side + column] = 1;
  for (let at = 0; at < 9; at++) {
    isReserved[8 * side + at] = 1;
    isReserved[at * side + 8] = 1;
    if (at === 8) continue;
    isReserved[8 * side + side - 1 - at] = 1;
    isReserved[(side - 1 - at) * side + 8] = 1;
  }
  const path: number[] = [];
  let isUpward = true;
  for (let right = side - 1; right > 0; right -= 2) {
    // The column of the vertical timing pattern contains no data.
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const row = isUpward ? side - 1 - step : step;
      for (const position of [row * side + right, row * side + right - 1]) {
        if (isReserved[position] === 0) path.push(position);
      }
    }
    isUpward = !isUpward;
  }
  return Int32Array.from(path);
});
