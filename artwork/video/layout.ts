import { heroCode } from '../../site/src/components/landing/heroCode.ts';
import { loopSeconds, turnSeconds } from './time.ts';

/** The number of columns and rows of tiles. */
const wallSize = { columns: 6, rows: 8 } as const;

/** The distance between the left edges of neighboring tiles, in pixels. */
const pitch = 120;
const gap = 8;

/**
 * The size of the drawn frames in pixels: exactly the tiles, without a margin, so that the page can align them. All
 * sizes of the video are scaled from it.
 */
export const stage = {
  width: wallSize.columns * pitch - gap,
  height: wallSize.rows * pitch - gap,
} as const;

/**
 * What a tile shows: nothing, the mark, digits that change at each turn, or an arc that runs out. An empty string shows
 * no digit. The period of an arc is in seconds.
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

/**
 * The wall, row by row. The page shows the app's code on a phone in front of the middle columns, so only the first row
 * has tiles there. Each character is a tile:
 *
 * - a space: no tile
 * - a period: an empty tile
 * - a digit: shows the digit, and another one after every second turn
 * - o: an arc
 * - M: the mark
 * - c: the next digit of the code, which never changes, because the phone shows the same code
 */
const wall = ['cccccc', '7    M', '.    2', '     .', 'o    5', '.     ', '4    9', '     .'];

/** Returns the brightness of a row. The wall gets darker toward its lower edge. */
function lightOf(row: number): number {
  return 0.72 - 0.06 * row;
}

/**
 * Returns the seconds at which a tile starts its turns. The turns are evenly spaced, and the last one ends before the
 * loop does.
 */
function waveStarts(x: number, y: number, turns: number): number[] {
  const along = (x + stage.height - y) / (stage.width + stage.height);
  const span = (loopSeconds - turnSeconds) / turns;
  return Array.from({ length: turns }, (_, turn) => (turn + 0.1 + 0.8 * along) * span);
}

function tileFor(character: string, column: number, row: number): Tile {
  const x = column * pitch;
  const y = row * pitch;
  const base = { x, y, edge: pitch - gap, light: lightOf(row) };
  switch (character) {
    case 'c':
      return {
        ...base,
        light: 1,
        face: { kind: 'digits', digits: [heroCode[column] ?? ''] },
        starts: [],
      };
    case 'M':
      return { ...base, light: 1, face: { kind: 'mark' }, starts: [5.5] };
    case 'o':
      return { ...base, face: { kind: 'arc', period: loopSeconds }, starts: waveStarts(x, y, 1) };
    case '.':
      return { ...base, face: { kind: 'blank' }, starts: [] };
    default: {
      const other = String((Number(character) * 3 + 1) % 10);
      return {
        ...base,
        face: { kind: 'digits', digits: [character, other] },
        starts: waveStarts(x, y, 2),
      };
    }
  }
}

/** All tiles of the wall. */
export const tiles: readonly Tile[] = wall.flatMap((line, row) =>
  line
    .split('')
    .flatMap((character, column) => (character === ' ' ? [] : tileFor(character, column, row))),
);
