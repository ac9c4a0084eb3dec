import type { Fit, Grid } from './fit.ts';
import type { Gray } from './gray.ts';
import { agreement, alignmentRows, fixedModules, sideOf } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { project } from './plane.ts';
import type { Point, Projection } from './plane.ts';

/** How far, in modules, a pattern is looked for from where its neighbors let it be expected. */
const REACH = 2;

/** Steps of the search in modules, each around the best of the one before. */
const STEPS = [0.5, 0.2, 0.08];

/** Patterns that show less are taken from their neighbors. */
const LEAST_AGREEMENT = 0.35;

/** What a pattern has to show more for each module that it lies away from where it is expected. */
const PRICE = 0.05;

/** How far a node of the mesh lies from where the projection has it, in modules. */
type Shift = Point;

/**
 * A grid that follows paper that is not flat: each alignment pattern and finder is looked for by
 * itself, and what lies between them moves with them. The projection itself below version 7,
 * which has one alignment pattern or none.
 */
export function bend(even: Gray, { version, map }: Fit): Grid {
  const rows = alignmentRows(version);
  if (rows.length < 3) return (x, y) => project(map, x, y);
  const count = rows.length;
  const shifts: (Shift | undefined)[] = [];
  for (let node = 0; node < count * count; node++) {
    const [column, row] = [node % count, Math.floor(node / count)];
    const expected = mean([
      column > 0 ? shifts[node - 1] : undefined,
      shifts[node - count],
      column > 0 ? shifts[node - count - 1] : undefined,
      column < count - 1 ? shifts[node - count + 1] : undefined,
    ]);
    const modules = modulesAround(version, rows[column] ?? 0, rows[row] ?? 0);
    shifts.push(locate(even, map, modules, expected ?? { x: 0, y: 0 }));
  }
  return mesh(map, rows, filled(shifts, count));
}

/** The modules of the alignment pattern there, or of the finder that stands in its place. */
function modulesAround(version: number, column: number, row: number): FixedModule[] {
  const end = sideOf(version) - 7;
  const [left, top] = [column === 6, row === 6];
  const isFinder = (left && top) || (left && row === end) || (top && column === end);
  const [x, y] = isFinder
    ? [left ? 3 : sideOf(version) - 4, top ? 3 : sideOf(version) - 4]
    : [column, row];
  const reach = isFinder ? 4 : 2;
  return fixedModules(version).filter(
    (module) => Math.abs(module.column - x) <= reach && Math.abs(module.row - y) <= reach,
  );
}

function locate(
  even: Gray,
  map: Projection,
  modules: readonly FixedModule[],
  expected: Shift,
): Shift | undefined {
  let best = expected;
  let most = Number.NEGATIVE_INFINITY;
  let reach = REACH;
  for (const step of STEPS) {
    const { x, y } = best;
    const steps = Math.round(reach / step);
    for (let down = -steps; down <= steps; down++) {
      for (let right = -steps; right <= steps; right++) {
        const shift = { x: x + right * step, y: y + down * step };
        const away = Math.hypot(shift.x - expected.x, shift.y - expected.y);
        const reached = agreement(even, shiftedBy(map, shift), modules) - PRICE * away;
        if (reached <= most) continue;
        most = reached;
        best = shift;
      }
    }
    reach = step;
  }
  return most > LEAST_AGREEMENT ? best : undefined;
}

/** The projection after a shift in modules. */
function shiftedBy(map: Projection, { x, y }: Shift): Projection {
  return [0, 3, 6].flatMap((row) => {
    const [a, b, c] = [map[row] ?? 0, map[row + 1] ?? 0, map[row + 2] ?? 0];
    return [a, b, a * x + b * y + c];
  });
}

/** What was not found lies between its neighbors. */
function filled(shifts: readonly (Shift | undefined)[], count: number): readonly Shift[] {
  let known = shifts;
  while (known.includes(undefined)) {
    const last = known;
    known = last.map((shift, node) => {
      const column = node % count;
      return (
        shift ??
        mean([
          column > 0 ? last[node - 1] : undefined,
          column < count - 1 ? last[node + 1] : undefined,
          last[node - count],
          last[node + count],
        ])
      );
    });
    if (known.every((shift) => shift === undefined)) known = known.map(() => ({ x: 0, y: 0 }));
  }
  return known.map((shift) => shift ?? { x: 0, y: 0 });
}

function mean(shifts: readonly (Shift | undefined)[]): Shift | undefined {
  const known = shifts.filter((shift) => shift !== undefined);
  if (known.length === 0) return undefined;
  return {
    x: known.reduce((sum, { x }) => sum + x, 0) / known.length,
    y: known.reduce((sum, { y }) => sum + y, 0) / known.length,
  };
}

/** Between the nodes, shifts blend; beyond the outer ones they go on as they were. */
function mesh(map: Projection, rows: readonly number[], shifts: readonly Shift[]): Grid {
  const cellOf = (at: number): { index: number; share: number } => {
    const index = Math.max(
      0,
      rows.findLastIndex((row, last) => last < rows.length - 1 && row + 0.5 <= at),
    );
    const [from, to] = [rows[index] ?? 0, rows[index + 1] ?? 1];
    return { index, share: (at - from - 0.5) / (to - from) };
  };
  return (x, y) => {
    const [across, down] = [cellOf(x), cellOf(y)];
    const node = down.index * rows.length + across.index;
    const blend = (of: (shift: Shift) => number): number => {
      const value = (at: number): number => {
        const shift = shifts[at];
        return shift ? of(shift) : 0;
      };
      const upper = value(node) * (1 - across.share) + value(node + 1) * across.share;
      const lower =
        value(node + rows.length) * (1 - across.share) +
        value(node + rows.length + 1) * across.share;
      return upper * (1 - down.share) + lower * down.share;
    };
    return project(map, x + blend((shift) => shift.x), y + blend((shift) => shift.y));
  };
}
