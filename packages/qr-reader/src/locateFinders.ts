import { finderEdges, fitQuadrilateral } from './corners.ts';
import { findFinders } from './finders.ts';
import type { Finder } from './finders.ts';
import type { Gray } from './gray.ts';
import { agreement } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { fromSquare, project } from './plane.ts';
import type { Point } from './plane.ts';

/** A finder with its corners, confirmed by all of its modules. */
export interface LocatedFinder extends Finder {
  /** Its outer corners, ordered by angle around the center. */
  readonly corners: readonly Point[];
  /** From −1 to 1: how well its modules match the picture. */
  readonly agreement: number;
}

/** Maximum number of finders to return. */
const maxLocatedFinders = 200;

/** Minimum agreement for a finder. */
const minAgreement = 0.35;

/** Above this agreement, `locateFinder` tries no further corners. */
const goodAgreement = 0.6;

/** Number of rotated squares to try for a round finder, over a quarter turn. */
const triedTurns = 4;

/** The modules of a finder. */
const finderModules: readonly FixedModule[] = Array.from({ length: 49 }, (_, index) => {
  const [column, row] = [index % 7, Math.floor(index / 7)];
  const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3));
  return { column, row, isDark: ring !== 2 };
});

/** Returns the finders of a normalized picture with their corners, the best first. */
export function locateFinders(normalized: Gray): LocatedFinder[] {
  return findFinders(normalized)
    .flatMap((finder) => locateFinder(normalized, finder) ?? [])
    .filter((finder) => finder.agreement > minAgreement)
    .sort((a, b) => b.agreement - a.agreement)
    .slice(0, maxLocatedFinders);
}

/**
 * Returns the finder with its best corners. The outer edge is the longest, so it determines the corners best. If it
 * touches something dark or has gaps, an inner edge may match better. If all edges are round, one of a few rotated
 * squares matches best.
 */
function locateFinder(normalized: Gray, finder: Finder): LocatedFinder | undefined {
  let best: LocatedFinder | undefined;
  for (const corners of cornersToTry(normalized, finder)) {
    const projection = fromSquare(7, corners);
    const score = projection ? agreement(normalized, projection, finderModules) : -1;
    if (best === undefined || score > best.agreement)
      best = { ...finder, corners, agreement: score };
    if (score > goodAgreement) break;
  }
  return best;
}

function* cornersToTry(normalized: Gray, finder: Finder): Generator<readonly Point[]> {
  const [core, light, whole] = finderEdges(normalized, finder);
  for (const [side, edge] of [
    [7, whole],
    [5, light],
    [3, core],
  ] as const) {
    const found = fitQuadrilateral(edge, finder);
    const projection = found && fromSquare(side, found);
    if (projection === undefined) continue;
    const [from, to] = [(side - 7) / 2, (side + 7) / 2];
    yield [
      project(projection, from, from),
      project(projection, to, from),
      project(projection, to, to),
      project(projection, from, to),
    ];
  }
  const { center, moduleWidth } = finder;
  for (let turn = 0; turn < triedTurns; turn++) {
    const angle = Math.PI / 4 + (turn * Math.PI) / (2 * triedTurns);
    const [x, y] = [
      7 * Math.SQRT1_2 * moduleWidth * Math.cos(angle),
      7 * Math.SQRT1_2 * moduleWidth * Math.sin(angle),
    ];
    yield [
      { x: center.x + x, y: center.y + y },
      { x: center.x - y, y: center.y + x },
      { x: center.x - x, y: center.y - y },
      { x: center.x + y, y: center.y - x },
    ];
  }
}
