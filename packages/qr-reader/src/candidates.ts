import type { Gray } from './gray.ts';
import type { PlacedFinder } from './groups.ts';
import { agreement, sideOf, timingModules } from './pattern.ts';
import { fitProjection, minus, type Point, type Projection } from './plane.ts';

/** A possible code: its version and position. `projection` projects modules to pixels. */
export interface Candidate {
  readonly version: number;
  readonly projection: Projection;
  /** From −1 to 1: how well the picture matches the fixed modules that were compared. */
  readonly agreement: number;
}

/** Maps a point in modules to a point in pixels. */
export type Grid = (x: number, y: number) => Point;

/** Minimum agreement of the timing patterns for a candidate. */
const minAgreement = 0.15;

/** Maximum number of versions to try for one group of finders. */
const maxVersions = 2;

/** Returns candidates for the likeliest versions of a group of finders, the likeliest first. */
export function candidatesFor(normalized: Gray, group: readonly PlacedFinder[]): Candidate[] {
  const guess = estimateSide(group);
  const slack = Math.max(5, guess * 0.22);
  const candidates: Candidate[] = [];
  for (let version = 1; version <= 40; version++) {
    const side = sideOf(version);
    if (!(Math.abs(side - guess) <= slack)) continue;
    const projection = fromFinders(group, side);
    if (projection === undefined) continue;
    candidates.push({
      version,
      projection,
      agreement: agreement(normalized, projection, timingModules(version)),
    });
  }
  return candidates
    .filter((candidate) => candidate.agreement > minAgreement)
    .sort((a, b) => b.agreement - a.agreement)
    .slice(0, maxVersions);
}

/** Estimates the modules per side from the sizes of the finders and their distances. */
function estimateSide(group: readonly PlacedFinder[]): number {
  const guesses: number[] = [];
  group.forEach((from, index) => {
    for (const to of group.slice(index + 1)) {
      const right = plus(edge(from, 0, 1), edge(to, 0, 1));
      const down = plus(edge(from, 0, 3), edge(to, 0, 3));
      const offset = minus(to.corners[0], from.corners[0]);
      const area = right.x * down.y - right.y * down.x;
      // The edges of two finders add up to fourteen modules.
      if (to.column !== from.column) {
        guesses.push((14 * Math.abs(offset.x * down.y - offset.y * down.x)) / Math.abs(area));
      }
      if (to.row !== from.row) {
        guesses.push((14 * Math.abs(right.x * offset.y - right.y * offset.x)) / Math.abs(area));
      }
    }
  });
  return guesses.reduce((sum, value) => sum + value, 0) / guesses.length + 7;
}

function edge({ corners }: PlacedFinder, from: 0, to: 1 | 3): Point {
  return minus(corners[to], corners[from]);
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function fromFinders(group: readonly PlacedFinder[], side: number): Projection | undefined {
  const modules = group.flatMap(({ column, row }) => {
    const [x, y] = [column * (side - 7), row * (side - 7)];
    return [
      { x, y },
      { x: x + 7, y },
      { x: x + 7, y: y + 7 },
      { x, y: y + 7 },
    ];
  });
  return fitProjection(
    modules,
    group.flatMap(({ corners }) => corners),
  );
}
