import type { Fit } from './fit.ts';
import type { Grey } from './grey.ts';
import { agreement, alignmentRows, fixedModules, sideOf } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { fromSquare, project } from './plane.ts';
import type { Point } from './plane.ts';

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Moves the four corners of the code until the fixed modules agree best with the picture. */
export function refine(even: Grey, { version, map }: Fit): Fit {
  const side = sideOf(version);
  const start = [
    project(map, 0, 0),
    project(map, side, 0),
    project(map, side, side),
    project(map, 0, side),
  ];
  const module =
    Math.sqrt(distance(start[0], start[2]) * distance(start[1], start[3])) / side / 1.41;
  const modules = thinned(version);
  const seen = (corners: readonly Point[], among: readonly FixedModule[]): number => {
    const moved = fromSquare(side, corners);
    return moved === undefined ? -1 : agreement(even, moved, among);
  };

  let corners = nearFarPattern(start, version, module, seen);
  let most = seen(corners, modules);
  for (let step = module; step > module / 20; step /= 2) {
    for (let sweep = 0, moving = true; moving && sweep < 4; sweep++) {
      moving = false;
      for (let index = 0; index < 4; index++) {
        for (const [dx, dy] of DIRECTIONS) {
          const moved = shifted(corners, index, dx * step, dy * step);
          const reached = seen(moved, modules);
          if (reached <= most) continue;
          most = reached;
          corners = moved;
          moving = true;
        }
      }
    }
  }
  return { version, map: fromSquare(side, corners) ?? map, agreement: most };
}

/** The finders are large; a third of their modules keeps them from outvoting everything else. */
function thinned(version: number): FixedModule[] {
  const end = sideOf(version) - 9;
  return fixedModules(version).filter(({ column, row }) => {
    const inFinder =
      (column < 8 || column > end) && (row < 8 || row > end) && !(column > end && row > end);
    return !inFinder || (column + row) % 3 === 0;
  });
}

/**
 * The finders say little about the corner that has none: it is moved to where the alignment
 * pattern nearest to it shows best.
 */
function nearFarPattern(
  start: readonly Point[],
  version: number,
  module: number,
  seen: (corners: readonly Point[], among: readonly FixedModule[]) => number,
): readonly Point[] {
  const far = alignmentRows(version).at(-1);
  if (far === undefined) return start;
  const pattern = fixedModules(version).filter(
    ({ column, row }) => Math.abs(column - far) <= 2 && Math.abs(row - far) <= 2,
  );
  let best = start;
  let most = seen(start, pattern);
  const reach = 3 + sideOf(version) / 12;
  for (let dy = -reach; dy <= reach; dy += 0.5) {
    for (let dx = -reach; dx <= reach; dx += 0.5) {
      const moved = shifted(start, 2, dx * module, dy * module);
      const reached = seen(moved, pattern);
      if (reached <= most) continue;
      most = reached;
      best = moved;
    }
  }
  return best;
}

function shifted(corners: readonly Point[], index: number, dx: number, dy: number): Point[] {
  return corners.map((corner, at) =>
    at === index ? { x: corner.x + dx, y: corner.y + dy } : corner,
  );
}

function distance(from: Point | undefined, to: Point | undefined): number {
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : Number.NaN;
}
