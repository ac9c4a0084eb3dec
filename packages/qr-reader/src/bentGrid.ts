import type { Candidate, Grid } from './candidates.ts';
import type { Gray } from './gray.ts';
import { agreement, alignmentPositions, fixedModules, sideOf } from './pattern.ts';
import type { FixedModule } from './pattern.ts';
import { project } from './plane.ts';
import type { Point, Projection } from './plane.ts';
import { searchAround } from './searchAround.ts';

/** Search radius in modules around the position predicted from a pattern's neighbors. */
const searchRadius = 2;

/** A pattern with lower agreement counts as not found and is interpolated from its neighbors. */
const minAgreement = 0.35;

/** Agreement subtracted per module of distance from the predicted position. */
const distancePenalty = 0.05;

/** Offset of a mesh node from its projected position, in modules. */
type Shift = Point;

/**
 * Returns a grid that follows bent paper. It locates each alignment pattern and finder
 * separately and interpolates between them. Below version 7 it returns the plain projection,
 * because such codes have at most one alignment pattern.
 */
export function bentGrid(normalized: Gray, { version, projection }: Candidate): Grid {
  const positions = alignmentPositions(version);
  if (positions.length < 3) return (x, y) => project(projection, x, y);
  const count = positions.length;
  const shifts: (Shift | undefined)[] = [];
  for (let node = 0; node < count * count; node++) {
    const [column, row] = [node % count, Math.floor(node / count)];
    const expected = mean([
      column > 0 ? shifts[node - 1] : undefined,
      shifts[node - count],
      column > 0 ? shifts[node - count - 1] : undefined,
      column < count - 1 ? shifts[node - count + 1] : undefined,
    ]);
    const modules = modulesAround(version, positions[column] ?? 0, positions[row] ?? 0);
    shifts.push(locatePattern(normalized, projection, modules, expected ?? { x: 0, y: 0 }));
  }
  return meshGrid(projection, positions, fillMissing(shifts, count));
}

/** Returns the modules of the alignment pattern at a mesh node, or of the finder in that corner. */
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

function locatePattern(
  normalized: Gray,
  projection: Projection,
  modules: readonly FixedModule[],
  expected: Shift,
): Shift | undefined {
  const scoreOf = (shift: Shift) =>
    agreement(normalized, shiftedBy(projection, shift), modules) -
    distancePenalty * Math.hypot(shift.x - expected.x, shift.y - expected.y);
  const start = { point: expected, score: Number.NEGATIVE_INFINITY };
  const { point, score } = searchAround(start, searchRadius, scoreOf);
  return score > minAgreement ? point : undefined;
}

/** Returns `projection` preceded by a translation in modules. */
function shiftedBy(projection: Projection, { x, y }: Shift): Projection {
  return [0, 3, 6].flatMap((row) => {
    const [a, b, c] = [projection[row] ?? 0, projection[row + 1] ?? 0, projection[row + 2] ?? 0];
    return [a, b, a * x + b * y + c];
  });
}

/** Replaces each missing shift by the mean of its neighbors. */
function fillMissing(shifts: readonly (Shift | undefined)[], count: number): readonly Shift[] {
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

/** Interpolates shifts linearly between mesh nodes and extrapolates beyond the outer ones. */
function meshGrid(
  projection: Projection,
  positions: readonly number[],
  shifts: readonly Shift[],
): Grid {
  const cellOf = (at: number): { index: number; share: number } => {
    const index = Math.max(
      0,
      positions.findLastIndex((row, last) => last < positions.length - 1 && row + 0.5 <= at),
    );
    const [from, to] = [positions[index] ?? 0, positions[index + 1] ?? 1];
    return { index, share: (at - from - 0.5) / (to - from) };
  };
  return (x, y) => {
    const [across, down] = [cellOf(x), cellOf(y)];
    const node = down.index * positions.length + across.index;
    const blend = (of: (shift: Shift) => number): number => {
      const value = (at: number): number => {
        const shift = shifts[at];
        return shift ? of(shift) : 0;
      };
      const upper = value(node) * (1 - across.share) + value(node + 1) * across.share;
      const lower =
        value(node + positions.length) * (1 - across.share) +
        value(node + positions.length + 1) * across.share;
      return upper * (1 - down.share) + lower * down.share;
    };
    return project(projection, x + blend((shift) => shift.x), y + blend((shift) => shift.y));
  };
}
