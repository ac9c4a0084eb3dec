import type { Candidate } from './candidates.ts';
import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';
import {
  agreement,
  alignmentPositions,
  fixedModules,
  memoizeByVersion,
  sideOf,
} from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { distance, fromSquare, project } from './plane.ts';
import type { Point } from './plane.ts';

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const neighbors = [...directions, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

/**
 * Minimum agreement after moves by a module, to continue with smaller moves. On 300 photographs,
 * codes that could be read had at least 0.44.
 */
const minAgreementAfterLargeMoves = 0.35;

/** Search radius in modules for the corner of version 1 that has no finder. */
const maxShift = 2;

/**
 * Moves the corner without a finder, which the finders determine only roughly. The corner moves until the nearest
 * alignment pattern matches best.
 */
export function locateFarCorner(normalized: Gray, { version, projection }: Candidate): Candidate {
  const start = codeCorners(version, projection);
  const far = alignmentPositions(version).at(-1);
  let best = {
    version,
    projection,
    agreement: agreement(normalized, projection, balancedModules(version)),
  };
  if (far === undefined) return best;
  const pattern = fixedModules(version).filter(
    ({ column, row }) => Math.abs(column - far) <= 2 && Math.abs(row - far) <= 2,
  );
  const moduleWidth = moduleWidthOf(version, start);
  let bestScore = agreement(normalized, projection, pattern);
  let at: readonly [x: number, y: number] = [0, 0];
  const tryAt = (dx: number, dy: number): void => {
    const moved = fromSquare(
      sideOf(version),
      shifted(start, 2, dx * moduleWidth, dy * moduleWidth),
    );
    const score = moved ? agreement(normalized, moved, pattern) : -1;
    if (moved === undefined || score <= bestScore) return;
    bestScore = score;
    at = [dx, dy];
    best = { version, projection: moved, agreement: 0 };
  };
  const reach = Math.ceil(3 + sideOf(version) / 12);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) tryAt(dx, dy);
  }
  const [x, y] = at;
  for (const [dx, dy] of neighbors) tryAt(x + dx / 2, y + dy / 2);
  return { ...best, agreement: agreement(normalized, best.projection, balancedModules(version)) };
}

/**
 * Moves the corner of version 1 that has no finder to where the modules near it have the most
 * contrast. Version 1 has no alignment pattern.
 */
export function locateFarCornerByContrast(normalized: Gray, candidate: Candidate): Candidate {
  const side = sideOf(candidate.version);
  const start = codeCorners(candidate.version, candidate.projection);
  const moduleWidth = moduleWidthOf(candidate.version, start);
  let { projection } = candidate;
  let bestScore = 0;
  for (let dy = -maxShift; dy <= maxShift; dy += 0.5) {
    for (let dx = -maxShift; dx <= maxShift; dx += 0.5) {
      const moved = fromSquare(side, shifted(start, 2, dx * moduleWidth, dy * moduleWidth));
      if (moved === undefined) continue;
      let sum = 0;
      for (let row = 9; row < side; row++) {
        for (let column = 9; column < side; column++) {
          const { x, y } = project(moved, column + 0.5, row + 0.5);
          sum += Math.abs(valueAt(normalized, x, y));
        }
      }
      if (sum <= bestScore) continue;
      bestScore = sum;
      projection = moved;
    }
  }
  return { ...candidate, projection };
}

/** Moves the four corners until the fixed modules match the picture best. */
export function refine(normalized: Gray, candidate: Candidate): Candidate {
  const { version } = candidate;
  const side = sideOf(version);
  const modules = balancedModules(version);
  let corners: readonly Point[] = codeCorners(version, candidate.projection);
  let best = candidate;
  const moduleWidth = moduleWidthOf(version, corners);
  for (let step = moduleWidth; step > moduleWidth / 20; step /= 2) {
    for (let sweep = 0, hasMoved = true; hasMoved && sweep < 4; sweep++) {
      hasMoved = false;
      for (let index = 0; index < 4; index++) {
        for (const [dx, dy] of directions) {
          const moved = shifted(corners, index, dx * step, dy * step);
          const projection = fromSquare(side, moved);
          const score = projection ? agreement(normalized, projection, modules) : -1;
          if (projection === undefined || score <= best.agreement) continue;
          best = { version, projection, agreement: score };
          corners = moved;
          hasMoved = true;
        }
      }
    }
    if (best.agreement < minAgreementAfterLargeMoves) break;
  }
  return best;
}

/** Returns the corners of the whole code in pixels, in order around it. */
export function codeCorners(version: number, projection: Candidate['projection']): Point[] {
  const side = sideOf(version);
  return [
    project(projection, 0, 0),
    project(projection, side, 0),
    project(projection, side, side),
    project(projection, 0, side),
  ];
}

/** Returns the approximate width of a module in pixels. A diagonal is √2 times as long as a side. */
function moduleWidthOf(
  version: number,
  [upperLeft, upperRight, lowerRight, lowerLeft]: readonly Point[],
): number {
  if (!upperLeft || !upperRight || !lowerRight || !lowerLeft) return Number.NaN;
  return (
    Math.sqrt(distance(upperLeft, lowerRight) * distance(upperRight, lowerLeft)) /
    sideOf(version) /
    Math.SQRT2
  );
}

/**
 * The fixed modules outside the finders, and a third of the modules in the finders. With all of them, the finders would
 * outweigh the others.
 */
const balancedModules = memoizeByVersion((version): readonly FixedModule[] => {
  const end = sideOf(version) - 9;
  return fixedModules(version).filter(({ column, row }) => {
    const isInFinder =
      (column < 8 || column > end) && (row < 8 || row > end) && !(column > end && row > end);
    return !isInFinder || (column + row) % 3 === 0;
  });
});

function shifted(corners: readonly Point[], index: number, dx: number, dy: number): Point[] {
  return corners.map((corner, at) =>
    at === index ? { x: corner.x + dx, y: corner.y + dy } : corner,
  );
}
