import type { Point } from './plane.ts';
import type { Square } from './squares.ts';

/** A finder with its place in the code. */
export interface Placed {
  readonly square: Square;
  /** 0 on the left, 1 on the right. */
  readonly column: 0 | 1;
  /** 0 above, 1 below. */
  readonly row: 0 | 1;
  /** Upper left, upper right, lower right, lower left. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/** A finder is grouped with so many of those nearest to it: in a sheet of codes, its own. */
const MOST_NEIGHBORS = 12;

/** Sizes of the finders of one code differ less, however far it is tilted. */
const MOST_RATIO = 2.5;

interface Ranked {
  readonly group: readonly Placed[];
  readonly strangeness: number;
}

/** Every three finders that may make up a code, the likeliest first. */
export function triplesOf(squares: readonly Square[]): (readonly Placed[])[] {
  const ranked: Ranked[] = [];
  for (const upperLeft of squares) {
    const near = neighborsOf(upperLeft, squares);
    near.forEach((one, index) => {
      for (const other of near.slice(index + 1)) {
        // Seen from its front, a code turns right from its upper side to its left side.
        const turn = cross(minus(one, upperLeft), minus(other, upperLeft));
        const [upperRight, lowerLeft] = turn > 0 ? [one, other] : [other, one];
        const right = minus(upperRight, upperLeft);
        const down = minus(lowerLeft, upperLeft);
        const strangeness = strangenessOf(right, down, [upperLeft, one, other]);
        const group = [
          placed(upperLeft, 0, 0, right, down),
          placed(upperRight, 1, 0, right, down),
          placed(lowerLeft, 0, 1, right, down),
        ].flatMap((place) => place ?? []);
        if (group.length === 3 && strangeness < 3) ranked.push({ group, strangeness });
      }
    });
  }
  return likeliest(ranked);
}

/** Every two finders in every place that they may have, for codes whose third is lost. */
export function pairsOf(squares: readonly Square[]): (readonly Placed[])[] {
  const ranked: Ranked[] = [];
  for (const one of squares) {
    for (const other of neighborsOf(one, squares)) {
      const along = minus(other, one);
      const aside = { x: -along.y, y: along.x };
      const back = { x: along.y, y: -along.x };
      const slant = { x: along.x + along.y, y: along.y - along.x };
      const drop = { x: along.x - along.y, y: along.y + along.x };
      const strangeness = strangenessOf(along, aside, [one, other]);
      for (const group of [
        [placed(one, 0, 0, along, aside), placed(other, 1, 0, along, aside)],
        [placed(one, 0, 0, back, along), placed(other, 0, 1, back, along)],
        [
          placed(one, 1, 0, { x: -drop.x, y: -drop.y }, slant),
          placed(other, 0, 1, { x: -drop.x, y: -drop.y }, slant),
        ],
      ]) {
        const whole = group.flatMap((place) => place ?? []);
        if (whole.length === 2) ranked.push({ group: whole, strangeness });
      }
    }
  }
  return likeliest(ranked);
}

function neighborsOf(square: Square, squares: readonly Square[]): Square[] {
  return squares
    .filter(
      (other) =>
        other !== square &&
        Math.max(other.module, square.module) < MOST_RATIO * Math.min(other.module, square.module),
    )
    .map((other) => ({ other, away: lengthOf(minus(other, square)) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_NEIGHBORS)
    .map(({ other }) => other);
}

function likeliest(ranked: Ranked[]): (readonly Placed[])[] {
  return ranked.sort((a, b) => a.strangeness - b.strangeness).map(({ group }) => group);
}

/** 0 for a square seen from straight above; a tilt allows some, chance meetings have more. */
function strangenessOf(right: Point, down: Point, squares: readonly Square[]): number {
  const modules = squares.map(({ module }) => module);
  const module = modules.reduce((sum, value) => sum + value, 0) / modules.length;
  const [across, along] = [Math.hypot(right.x, right.y), Math.hypot(down.x, down.y)];
  if (Math.min(across, along) < 7 * module) return Infinity;
  const sizes = Math.log(Math.max(...modules) / Math.min(...modules));
  const sides = Math.abs(Math.log(across / along));
  const cosine = (right.x * down.x + right.y * down.y) / (across * along);
  const doubt = squares.reduce((sum, square) => sum + 1 - square.agreement, 0);
  return 2 * sizes + 1.5 * sides + 2 * Math.abs(cosine) + doubt;
}

function placed(
  square: Square,
  column: 0 | 1,
  row: 0 | 1,
  right: Point,
  down: Point,
): Placed | undefined {
  const { center, corners } = square;
  const area = cross(right, down);
  const at = (isRight: boolean, isBelow: boolean): Point | undefined =>
    corners.find((corner) => {
      const from = { x: corner.x - center.x, y: corner.y - center.y };
      return cross(from, down) / area > 0 === isRight && cross(right, from) / area > 0 === isBelow;
    });
  const [one, two, three, four] = [
    at(false, false),
    at(true, false),
    at(true, true),
    at(false, true),
  ];
  return one && two && three && four
    ? { square, column, row, corners: [one, two, three, four] }
    : undefined;
}

function minus(to: Square, from: Square): Point {
  return { x: to.center.x - from.center.x, y: to.center.y - from.center.y };
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}
