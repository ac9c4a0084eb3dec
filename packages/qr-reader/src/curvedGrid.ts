import type { Candidate, Grid } from './candidates.ts';
import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';
import { sideOf, timingModules } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { project } from './plane.ts';
import type { Point } from './plane.ts';
import { searchAround } from './searchAround.ts';

/** Search radius in modules for the offset of a side's middle from its flat position. */
const searchRadius = 2.5;

/**
 * Returns a grid for a small code on a curved surface such as a bottle. Small codes have no mesh of alignment patterns.
 * So the function measures on the two timing patterns how far the paper arches across and down. The model is a parabola
 * that is the same along the whole code.
 */
export function curvedGrid(normalized: Gray, candidate: Candidate): Grid {
  const timing = timingModules(candidate.version);
  const flat = { x: 0, y: 0 };
  const across = archOf(
    normalized,
    timing.filter(({ row }) => row === 6),
    (arch) => archedGrid(candidate, arch, flat),
  );
  const down = archOf(
    normalized,
    timing.filter(({ column }) => column === 6),
    (arch) => archedGrid(candidate, across, arch),
  );
  return archedGrid(candidate, across, down);
}

/** Offset of the middle of a timing pattern from its flat position, in modules. */
type Arch = Point;

function archedGrid({ version, projection }: Candidate, across: Arch, down: Arch): Grid {
  const length = sideOf(version) - 7;
  // 0 at the centers of the finders, where the projection is right, and 1 halfway between them.
  const height = (at: number): number => {
    const share = (at - 3.5) / length;
    return 4 * share * (1 - share);
  };
  return (x, y) => {
    const [right, below] = [height(x), height(y)];
    return project(
      projection,
      x + right * across.x + below * down.x,
      y + right * across.y + below * down.y,
    );
  };
}

function archOf(
  normalized: Gray,
  modules: readonly FixedModule[],
  gridOf: (arch: Arch) => Grid,
): Arch {
  const scoreOf = (arch: Arch) => agreementOnGrid(normalized, modules, gridOf(arch));
  const flat = { x: 0, y: 0 };
  return searchAround({ point: flat, score: scoreOf(flat) }, searchRadius, scoreOf).point;
}

function agreementOnGrid(normalized: Gray, modules: readonly FixedModule[], grid: Grid): number {
  let sum = 0;
  for (const { column, row, isDark } of modules) {
    const { x, y } = grid(column + 0.5, row + 0.5);
    const value = Math.max(-1, Math.min(1, valueAt(normalized, x, y)));
    sum += isDark ? -value : value;
  }
  return sum;
}
