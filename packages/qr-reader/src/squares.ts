import { cornersOf, edgesOf } from './corners.ts';
import { findFinders } from './finders.ts';
import type { Finder } from './finders.ts';
import type { Gray } from './gray.ts';
import { agreement } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { fromSquare, project } from './plane.ts';
import type { Point } from './plane.ts';

/** A finder that looks like one all over. */
export interface Square extends Finder {
  /** Its outer corners, in the order of their angle. */
  readonly corners: readonly Point[];
  /** From −1 to 1, how well its modules show. */
  readonly agreement: number;
}

/** Squares in one picture that go on, the best first. */
const MOST_SQUARES = 200;

const LEAST_AGREEMENT = 0.35;

/** From here on no other edge is looked at. */
const GOOD_AGREEMENT = 0.6;

/** Squares that a round finder is taken for, over a quarter of a turn. */
const TURNS = 4;

const MODULES: readonly FixedModule[] = Array.from({ length: 49 }, (_, index) => {
  const [column, row] = [index % 7, Math.floor(index / 7)];
  const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3));
  return { column, row, dark: ring !== 2 };
});

/** The finders of an evened-out picture with their corners, the best first. */
export function squaresIn(even: Gray): Square[] {
  return findFinders(even)
    .flatMap((finder) => squareOf(even, finder) ?? [])
    .filter((square) => square.agreement > LEAST_AGREEMENT)
    .sort((a, b) => b.agreement - a.agreement)
    .slice(0, MOST_SQUARES);
}

/**
 * The outer edge is the longest and settles the corners best. Where it touches something dark or
 * has gaps, the edges inside have to do; where all are round, one of a few upright or turned
 * squares.
 */
function squareOf(even: Gray, finder: Finder): Square | undefined {
  let best: Square | undefined;
  for (const corners of cornersToTry(even, finder)) {
    const map = fromSquare(7, corners);
    const seen = map ? agreement(even, map, MODULES) : -1;
    if (best === undefined || seen > best.agreement) best = { ...finder, corners, agreement: seen };
    if (seen > GOOD_AGREEMENT) break;
  }
  return best;
}

function* cornersToTry(even: Gray, finder: Finder): Generator<readonly Point[]> {
  const [core, light, whole] = edgesOf(even, finder);
  for (const [side, edge] of [
    [7, whole],
    [5, light],
    [3, core],
  ] as const) {
    const found = cornersOf(edge, finder);
    const map = found && fromSquare(side, found);
    if (map === undefined) continue;
    const [from, to] = [(side - 7) / 2, (side + 7) / 2];
    yield [
      project(map, from, from),
      project(map, to, from),
      project(map, to, to),
      project(map, from, to),
    ];
  }
  const { center, module } = finder;
  for (let turn = 0; turn < TURNS; turn++) {
    const angle = Math.PI / 4 + (turn * Math.PI) / (2 * TURNS);
    const [x, y] = [
      7 * Math.SQRT1_2 * module * Math.cos(angle),
      7 * Math.SQRT1_2 * module * Math.sin(angle),
    ];
    yield [
      { x: center.x + x, y: center.y + y },
      { x: center.x - y, y: center.y + x },
      { x: center.x - x, y: center.y - y },
      { x: center.x + y, y: center.y - x },
    ];
  }
}
