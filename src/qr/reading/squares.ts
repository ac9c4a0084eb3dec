import { cornersOf } from './corners.ts';
import { findFinders } from './finders.ts';
import type { Finder } from './finders.ts';
import type { Gray } from './gray.ts';
import { agreement } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { fromSquare } from './plane.ts';
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

const MODULES: readonly FixedModule[] = Array.from({ length: 49 }, (_, index) => {
  const [column, row] = [index % 7, Math.floor(index / 7)];
  const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3));
  return { column, row, dark: ring !== 2 };
});

/** The finders of an evened-out picture with their corners, the best first. */
export function squaresIn(even: Gray): Square[] {
  return findFinders(even)
    .flatMap((finder) => {
      const corners = cornersOf(even, finder);
      const map = corners && fromSquare(7, corners);
      if (corners === undefined || map === undefined) return [];
      return [{ ...finder, corners, agreement: agreement(even, map, MODULES) }];
    })
    .filter((square) => square.agreement > LEAST_AGREEMENT)
    .sort((a, b) => b.agreement - a.agreement)
    .slice(0, MOST_SQUARES);
}
