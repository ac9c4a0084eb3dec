import { blocksOf } from './blocks.ts';
import type { Block, Level } from './blocks.ts';
import { correct } from './correct.ts';
import { fixedModules, remembered, sideOf } from './pattern.ts';
import { textOf } from './segments.ts';

/** Readings of the format that are tried, the likeliest first. */
const MOST_FORMATS = 2;

/** Share of a block's check codewords that may be spent on codewords that are merely doubtful. */
const DOUBTFUL_SHARE = 0.5;

/** Fewer check codewords than these are not spent on doubts: they could make sense of anything. */
const LEAST_PARITY_FOR_DOUBTS = 14;

/** So many check codewords are left then to notice what makes no sense. */
const SPARE = 2;

/** What the eight masks invert (ISO/IEC 18004, table 10). */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
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
 * The text of a code, given how light each of its modules is, row by row: below zero is dark, and
 * the nearer to zero, the less sure (ISO/IEC 18004, 12). `undefined` where too much is wrong.
 */
export function decodeModules(values: Float32Array, version: number): string | undefined {
  for (const format of formatsOf(values, sideOf(version))) {
    const data = dataOf(values, version, format);
    const text = data && textOf(data, version);
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
  const path = pathOf(version);
  const codewords = new Uint8Array(path.length >> 3);
  const sureness = new Float32Array(codewords.length).fill(Infinity);
  for (let bit = 0; bit < 8 * codewords.length; bit++) {
    const place = path[bit] ?? 0;
    const value = values[place] ?? 0;
    const dark = value < 0 !== mask(Math.floor(place / side), place % side);
    const at = bit >> 3;
    codewords[at] = ((codewords[at] ?? 0) << 1) | (dark ? 1 : 0);
    sureness[at] = Math.min(sureness[at] ?? 0, Math.abs(value));
  }
  const data: number[] = [];
  for (const block of blocksOf(version, level, codewords.length)) {
    const corrected = correctBlock(codewords, sureness, block);
    if (corrected === undefined) return undefined;
    for (const codeword of corrected.subarray(0, -block.parity)) data.push(codeword);
  }
  return Uint8Array.from(data);
}

function correctBlock(
  codewords: Uint8Array,
  sureness: Float32Array,
  { places, parity }: Block,
): Uint8Array | undefined {
  const block = Uint8Array.from(places, (place) => codewords[place] ?? 0);
  const whole = correct(block, parity);
  if (whole !== undefined || parity < LEAST_PARITY_FOR_DOUBTS) return whole;
  const doubtful = places
    .map((place, at) => ({ at, sure: sureness[place] ?? 0 }))
    .sort((a, b) => a.sure - b.sure)
    .slice(0, Math.floor(parity * DOUBTFUL_SHARE))
    .map(({ at }) => at);
  return correct(block, parity, doubtful, SPARE);
}

/**
 * The likeliest formats, from how well their fifteen bits show in both of their places
 * (ISO/IEC 18004, 7.9).
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
    .slice(0, MOST_FORMATS)
    .flatMap(({ data }) => {
      const mask = MASKS[data & 7];
      return mask ? [{ level: levelOf(data >> 3), mask }] : [];
    });
}

function clip(value: number): number {
  return value < -1 ? -1 : value > 1 ? 1 : value;
}

function levelOf(bits: number): Level {
  return bits === 0 || bits === 1 || bits === 2 ? bits : 3;
}

/** The places of the bits of all codewords, one after the other (ISO/IEC 18004, 7.7.3). */
const pathOf = remembered((version): Int32Array => {
  const side = sideOf(version);
  const taken = new Uint8Array(side * side);
  for (const { column, row } of fixedModules(version)) taken[row * side + column] = 1;
  for (let at = 0; at < 9; at++) {
    taken[8 * side + at] = 1;
    taken[at * side + 8] = 1;
    if (at === 8) continue;
    taken[8 * side + side - 1 - at] = 1;
    taken[(side - 1 - at) * side + 8] = 1;
  }
  const path: number[] = [];
  let upwards = true;
  for (let right = side - 1; right > 0; right -= 2) {
    // The column of the timing pattern holds nothing.
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const row = upwards ? side - 1 - step : step;
      for (const place of [row * side + right, row * side + right - 1]) {
        if (taken[place] === 0) path.push(place);
      }
    }
    upwards = !upwards;
  }
  return Int32Array.from(path);
});
