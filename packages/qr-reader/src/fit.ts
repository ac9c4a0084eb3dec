import type { Gray } from './gray.ts';
import type { Placed } from './groups.ts';
import { agreement, sideOf, timingOf } from './pattern.ts';
import { fitProjection } from './plane.ts';
import type { Point, Projection } from './plane.ts';

/** Where a code lies: `map` takes places in modules to places in pixels. */
export interface Fit {
  readonly version: number;
  readonly map: Projection;
  /** From −1 to 1, how well the fixed modules that were asked for show. */
  readonly agreement: number;
}

/** Takes a place in modules to one in pixels. */
export type Grid = (x: number, y: number) => Point;

/** Below this agreement of the timing patterns there is no code there. */
const LEAST_AGREEMENT = 0.15;

/** Versions that are tried for one group of finders. */
const MOST_VERSIONS = 2;

/** Codes of the likeliest versions that the finders may belong to, the likeliest first. */
export function fitsOf(even: Gray, group: readonly Placed[]): Fit[] {
  const guess = sideGuess(group);
  const slack = Math.max(5, guess * 0.22);
  const fits: Fit[] = [];
  for (let version = 1; version <= 40; version++) {
    const side = sideOf(version);
    if (!(Math.abs(side - guess) <= slack)) continue;
    const map = fromFinders(group, side);
    if (map === undefined) continue;
    fits.push({ version, map, agreement: agreement(even, map, timingOf(version)) });
  }
  return fits
    .filter((fit) => fit.agreement > LEAST_AGREEMENT)
    .sort((a, b) => b.agreement - a.agreement)
    .slice(0, MOST_VERSIONS);
}

/** How many modules a side has, from the sizes of the finders and their distances. */
function sideGuess(group: readonly Placed[]): number {
  const guesses: number[] = [];
  group.forEach((from, index) => {
    for (const to of group.slice(index + 1)) {
      const right = plus(edge(from, 0, 1), edge(to, 0, 1));
      const down = plus(edge(from, 0, 3), edge(to, 0, 3));
      const way = minus(to.corners[0], from.corners[0]);
      const area = right.x * down.y - right.y * down.x;
      // Edges of two finders together are fourteen modules long.
      if (to.column !== from.column) {
        guesses.push((14 * Math.abs(way.x * down.y - way.y * down.x)) / Math.abs(area));
      }
      if (to.row !== from.row) {
        guesses.push((14 * Math.abs(right.x * way.y - right.y * way.x)) / Math.abs(area));
      }
    }
  });
  return guesses.reduce((sum, value) => sum + value, 0) / guesses.length + 7;
}

function edge({ corners }: Placed, from: 0, to: 1 | 3): Point {
  return minus(corners[to], corners[from]);
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function minus(to: Point, from: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function fromFinders(group: readonly Placed[], side: number): Projection | undefined {
  const places = group.flatMap(({ column, row }) => {
    const [x, y] = [column * (side - 7), row * (side - 7)];
    return [
      { x, y },
      { x: x + 7, y },
      { x: x + 7, y: y + 7 },
      { x, y: y + 7 },
    ];
  });
  return fitProjection(
    places,
    group.flatMap(({ corners }) => corners),
  );
}
