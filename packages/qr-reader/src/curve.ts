import type { Fit, Grid } from './fit.ts';
import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';
import { sideOf, timingOf } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { project } from './plane.ts';
import type { Point } from './plane.ts';

/** How far, in modules, the middle of a side may lie from where it would be on flat paper. */
const REACH = 2.5;

/** Steps of the search in modules, each around the best of the one before. */
const STEPS = [0.5, 0.2, 0.08];

/**
 * A grid for small codes on a can or a bottle, which have no net of alignment patterns: the two
 * timing patterns tell how far the paper arches across and down, and the arch is taken for a
 * parabola that is the same along the whole code.
 */
export function curve(even: Gray, fit: Fit): Grid {
  const timing = timingOf(fit.version);
  const flat = { x: 0, y: 0 };
  const across = archOf(
    even,
    timing.filter(({ row }) => row === 6),
    (arch) => archedGrid(fit, arch, flat),
  );
  const down = archOf(
    even,
    timing.filter(({ column }) => column === 6),
    (arch) => archedGrid(fit, across, arch),
  );
  return archedGrid(fit, across, down);
}

/** How far, in modules, the middle lies from where flat paper would have it. */
type Arch = Point;

function archedGrid({ version, map }: Fit, across: Arch, down: Arch): Grid {
  const length = sideOf(version) - 7;
  // Nothing at the middles of the finders, which the projection has right, and 1 between them.
  const height = (at: number): number => {
    const share = (at - 3.5) / length;
    return 4 * share * (1 - share);
  };
  return (x, y) => {
    const [right, below] = [height(x), height(y)];
    return project(
      map,
      x + right * across.x + below * down.x,
      y + right * across.y + below * down.y,
    );
  };
}

function archOf(even: Gray, modules: readonly FixedModule[], gridOf: (arch: Arch) => Grid): Arch {
  let best: Arch = { x: 0, y: 0 };
  let most = shown(even, modules, gridOf(best));
  let reach = REACH;
  for (const step of STEPS) {
    const { x, y } = best;
    const steps = Math.round(reach / step);
    for (let down = -steps; down <= steps; down++) {
      for (let right = -steps; right <= steps; right++) {
        const arch = { x: x + right * step, y: y + down * step };
        const reached = shown(even, modules, gridOf(arch));
        if (reached <= most) continue;
        most = reached;
        best = arch;
      }
    }
    reach = step;
  }
  return best;
}

function shown(even: Gray, modules: readonly FixedModule[], grid: Grid): number {
  let sum = 0;
  for (const { column, row, dark } of modules) {
    const { x, y } = grid(column + 0.5, row + 0.5);
    const value = Math.max(-1, Math.min(1, valueAt(even, x, y)));
    sum += dark ? -value : value;
  }
  return sum;
}
