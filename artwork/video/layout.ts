import { loopSeconds } from './time.ts';

/** The size of the drawn frames in pixels. All sizes of the video are scaled from it. */
export const stage = { width: 1280, height: 720 } as const;

/**
 * What a tile shows: nothing, the mark, digits that change at each turn (an empty string shows none), or an arc that
 * runs out within a period in seconds.
 */
export type Face =
  | { readonly kind: 'blank' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'digits'; readonly digits: readonly string[] }
  | { readonly kind: 'arc'; readonly period: number };

/** A tile of the wall. Its position and edge are in pixels. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  /** The brightness, from 0 to 1. */
  readonly light: number;
  readonly face: Face;
  /** When the tile starts to turn, in seconds of the loop, ascending. */
  readonly starts: readonly number[];
}

const pitch = 120;
const gap = 10;
const left = -100;

/**
 * The wall, row by row. It is wider than the frame on both sides. Each character is a tile:
 *
 * - a space: no tile
 * - a period: an empty tile
 * - a digit: shows the digit after every second turn, and nothing otherwise
 * - o: an arc
 * - M: the mark
 * - a to f: the digits of the code
 * - T: the arc with the code's remaining time
 */
const wall = [
  '. 3 .  . o..',
  ' .  .7. ..8.',
  '. 2. . .abc4',
  ' .  . 5.def.',
  '.9.o . .T.M.',
  '. .1. 6. 2.7',
];

/** The codes that the bright tiles show in a loop. */
const codes = ['482915', '067341'] as const;
const codePeriod = loopSeconds / codes.length;
const codeTurns = [3, 3 + codePeriod];
const codeStagger = 0.14;
const codeCharacters = 'abcdef';

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * Returns the brightness at a position. It is dark at the left and in the middle, where the page's text covers the
 * video.
 */
function lightAt(x: number, y: number): number {
  const distance = Math.hypot((x - 400) / 640, (y - 305) / 470);
  return 0.14 + 0.56 * smooth(0.55, 1.15, distance);
}

/** Returns when a tile starts its turns. They are evenly spaced, and delayed by a slow wave from the lower left. */
function waveStarts(x: number, y: number, turns: number): number[] {
  const along = (x + stage.height - y) / (stage.width + stage.height);
  return Array.from({ length: turns }, (_, turn) => {
    const start = (along * 1.6 + turn / turns) * loopSeconds;
    return ((start % loopSeconds) + loopSeconds) % loopSeconds;
  }).sort((a, b) => a - b);
}

function tileFor(character: string, column: number, row: number): Tile {
  const x = left + column * pitch + gap / 2;
  const y = row * pitch + gap / 2;
  const base = { x, y, edge: pitch - gap, light: lightAt(x, y) };
  const index = codeCharacters.indexOf(character);
  if (index >= 0) {
    const digits = codes.map((code) => code.charAt(index));
    const starts = codeTurns.map((start) => start + index * codeStagger);
    return { ...base, light: 1, face: { kind: 'digits', digits }, starts };
  }
  if (character === 'M') return { ...base, light: 1, face: { kind: 'mark' }, starts: [5.5] };
  if (character === 'o') {
    const starts = waveStarts(x, y, 1);
    return { ...base, face: { kind: 'arc', period: loopSeconds }, starts };
  }
  if (character === 'T')
    return { ...base, light: 1, face: { kind: 'arc', period: codePeriod }, starts: codeTurns };
  if (character === '.') return { ...base, face: { kind: 'blank' }, starts: [] };
  return {
    ...base,
    face: { kind: 'digits', digits: [character, ''] },
    starts: waveStarts(x, y, 2),
  };
}

/** All tiles of the wall. */
export const tiles: readonly Tile[] = wall.flatMap((line, row) =>
  line
    .split('')
    .flatMap((character, column) => (character === ' ' ? [] : tileFor(character, column, row))),
);
