import { loopSeconds } from './time.ts';

/** The picture that every size of the video is scaled from, in pixels. */
export const stage = { width: 1280, height: 720 } as const;

/** What a tile shows: nothing, the mark, digits in turn (empty for a bare side), or an arc. */
export type Face =
  | { readonly kind: 'blank' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'digits'; readonly digits: readonly string[] }
  | { readonly kind: 'arc'; readonly period: number };

/** A tile: its place in pixels, how bright it may be (0 to 1), its face, when it turns over. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  readonly light: number;
  readonly face: Face;
  /** Seconds of the loop, ascending. */
  readonly starts: readonly number[];
}

const pitch = 120;
const gap = 10;
const left = -100;

/**
 * The wall, row by row, running off the picture at both sides. A point is a bare tile, a space
 * none; a digit shows itself every other turn, bare between; o is an arc; M is the mark; a to f
 * are the places of the code and T the arc of its time.
 */
const wall = [
  '. 3 .  . o..',
  ' .  .7. ..8.',
  '. 2. . .abc4',
  ' .  . 5.def.',
  '.9.o . .T.M.',
  '. .1. 6. 2.7',
];

/** The codes that the bright tiles show one after the other; the last turns into the first. */
const codes = ['482915', '067341'] as const;
const codePeriod = loopSeconds / codes.length;
const codeTurns = [3, 3 + codePeriod];
const codeStagger = 0.14;
const places = 'abcdef';

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Dark at the left and in the middle, where the page's text is over the picture. */
function lightAt(x: number, y: number): number {
  const distance = Math.hypot((x - 400) / 640, (y - 305) / 470);
  return 0.14 + 0.56 * smooth(0.55, 1.15, distance);
}

/** Turns spread evenly over the loop, led by a slow wave from the lower left. */
function waveStarts(x: number, y: number, turns: number): number[] {
  const along = (x + stage.height - y) / (stage.width + stage.height);
  return Array.from({ length: turns }, (_, turn) => {
    const start = (along * 1.6 + turn / turns) * loopSeconds;
    return ((start % loopSeconds) + loopSeconds) % loopSeconds;
  }).sort((a, b) => a - b);
}

function tileFor(sign: string, column: number, row: number): Tile {
  const x = left + column * pitch + gap / 2;
  const y = row * pitch + gap / 2;
  const place = { x, y, edge: pitch - gap, light: lightAt(x, y) };
  const index = places.indexOf(sign);
  if (index >= 0) {
    const digits = codes.map((code) => code.charAt(index));
    const starts = codeTurns.map((start) => start + index * codeStagger);
    return { ...place, light: 1, face: { kind: 'digits', digits }, starts };
  }
  if (sign === 'M') return { ...place, light: 1, face: { kind: 'mark' }, starts: [5.5] };
  if (sign === 'o') {
    const starts = waveStarts(x, y, 1);
    return { ...place, face: { kind: 'arc', period: loopSeconds }, starts };
  }
  if (sign === 'T')
    return { ...place, light: 1, face: { kind: 'arc', period: codePeriod }, starts: codeTurns };
  if (sign === '.') return { ...place, face: { kind: 'blank' }, starts: [] };
  return { ...place, face: { kind: 'digits', digits: [sign, ''] }, starts: waveStarts(x, y, 2) };
}

/** Every tile of the picture. */
export const tiles: readonly Tile[] = wall.flatMap((line, row) =>
  line.split('').flatMap((sign, column) => (sign === ' ' ? [] : tileFor(sign, column, row))),
);
