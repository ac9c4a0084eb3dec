import { minus, type Point } from './plane.ts';
import type { LocatedFinder } from './locateFinders.ts';

/** A finder assigned to a corner of the code. */
export interface PlacedFinder {
  readonly finder: LocatedFinder;
  /** 0 on the left, 1 on the right. */
  readonly column: 0 | 1;
  /** 0 at the top, 1 at the bottom. */
  readonly row: 0 | 1;
  /** Upper left, upper right, lower right, lower left. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/**
 * How many of its nearest neighbors a finder is combined with. Even on a sheet of codes, these include the other
 * finders of the same code.
 */
const maxNeighbors = 12;

/** Maximum size ratio of two finders of one code, even when tilted. */
const maxRatio = 2.5;

interface Ranked {
  readonly group: readonly PlacedFinder[];
  readonly penalty: number;
}

/** Returns every three finders that may belong to one code, the likeliest first. */
export function triplesOf(finders: readonly LocatedFinder[]): (readonly PlacedFinder[])[] {
  const ranked: Ranked[] = [];
  for (const upperLeft of finders) {
    const near = neighborsOf(upperLeft, finders);
    near.forEach((first, index) => {
      for (const second of near.slice(index + 1)) {
        // From the front, the turn from the top side to the left side is clockwise.
        const turn = cross(offset(first, upperLeft), offset(second, upperLeft));
        const [upperRight, lowerLeft] = turn > 0 ? [first, second] : [second, first];
        const right = offset(upperRight, upperLeft);
        const down = offset(lowerLeft, upperLeft);
        const penalty = penaltyOf(right, down, [upperLeft, first, second]);
        const group = [
          placeFinder(upperLeft, 0, 0, right, down),
          placeFinder(upperRight, 1, 0, right, down),
          placeFinder(lowerLeft, 0, 1, right, down),
        ].flatMap((finder) => finder ?? []);
        if (group.length === 3 && penalty < 3) ranked.push({ group, penalty });
      }
    });
  }
  return likeliest(ranked);
}

/**
 * Returns every pair of finders in every possible pair of corners, for codes whose third finder is
 * lost.
 */
export function pairsOf(finders: readonly LocatedFinder[]): (readonly PlacedFinder[])[] {
  const ranked: Ranked[] = [];
  for (const first of finders) {
    for (const second of neighborsOf(first, finders)) {
      const along = offset(second, first);
      const perpendicular = { x: -along.y, y: along.x };
      const reversePerpendicular = { x: along.y, y: -along.x };
      // If the finders are in the upper right and lower left corner, these are the code's axes.
      const diagonalRight = { x: along.y - along.x, y: -along.x - along.y };
      const diagonalDown = { x: along.x + along.y, y: along.y - along.x };
      const penalty = penaltyOf(along, perpendicular, [first, second]);
      for (const group of [
        [
          placeFinder(first, 0, 0, along, perpendicular),
          placeFinder(second, 1, 0, along, perpendicular),
        ],
        [
          placeFinder(first, 0, 0, reversePerpendicular, along),
          placeFinder(second, 0, 1, reversePerpendicular, along),
        ],
        [
          placeFinder(first, 1, 0, diagonalRight, diagonalDown),
          placeFinder(second, 0, 1, diagonalRight, diagonalDown),
        ],
      ]) {
        const placed = group.flatMap((finder) => finder ?? []);
        if (placed.length === 2) ranked.push({ group: placed, penalty });
      }
    }
  }
  return likeliest(ranked);
}

function neighborsOf(finder: LocatedFinder, finders: readonly LocatedFinder[]): LocatedFinder[] {
  return finders
    .filter(
      (neighbor) =>
        neighbor !== finder &&
        Math.max(neighbor.moduleWidth, finder.moduleWidth) <
          maxRatio * Math.min(neighbor.moduleWidth, finder.moduleWidth),
    )
    .map((neighbor) => ({ neighbor, away: lengthOf(offset(neighbor, finder)) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, maxNeighbors)
    .map(({ neighbor }) => neighbor);
}

function likeliest(ranked: Ranked[]): (readonly PlacedFinder[])[] {
  return ranked.sort((a, b) => a.penalty - b.penalty).map(({ group }) => group);
}

/**
 * Returns how much the finders differ from the corners of a square that is seen from above. 0 means no difference. A
 * tilted square has a slightly higher penalty.
 */
function penaltyOf(right: Point, down: Point, finders: readonly LocatedFinder[]): number {
  const widths = finders.map(({ moduleWidth }) => moduleWidth);
  const moduleWidth = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  const [across, along] = [Math.hypot(right.x, right.y), Math.hypot(down.x, down.y)];
  if (Math.min(across, along) < 7 * moduleWidth) return Infinity;
  const sizes = Math.log(Math.max(...widths) / Math.min(...widths));
  const sides = Math.abs(Math.log(across / along));
  const cosine = (right.x * down.x + right.y * down.y) / (across * along);
  const doubt = finders.reduce((sum, finder) => sum + 1 - finder.agreement, 0);
  return 2 * sizes + 1.5 * sides + 2 * Math.abs(cosine) + doubt;
}

function placeFinder(
  finder: LocatedFinder,
  column: 0 | 1,
  row: 0 | 1,
  right: Point,
  down: Point,
): PlacedFinder | undefined {
  const { center, corners } = finder;
  const area = cross(right, down);
  const at = (isRight: boolean, isBelow: boolean): Point | undefined =>
    corners.find((corner) => {
      const from = { x: corner.x - center.x, y: corner.y - center.y };
      return cross(from, down) / area > 0 === isRight && cross(right, from) / area > 0 === isBelow;
    });
  const [upperLeft, upperRight, lowerRight, lowerLeft] = [
    at(false, false),
    at(true, false),
    at(true, true),
    at(false, true),
  ];
  return upperLeft && upperRight && lowerRight && lowerLeft
    ? { finder, column, row, corners: [upperLeft, upperRight, lowerRight, lowerLeft] }
    : undefined;
}

function offset(to: LocatedFinder, from: LocatedFinder): Point {
  return minus(to.center, from.center);
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}
