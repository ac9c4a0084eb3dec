import type { Point } from './plane.ts';

/** Search steps, coarse to fine. Each pass starts at the best result of the previous pass. */
const searchSteps = [0.5, 0.2, 0.08];

/** A point with its score. */
export interface ScoredPoint {
  readonly point: Point;
  readonly score: number;
}

/**
 * Searches for the point with the highest score: first on a coarse grid, then on finer ones around the best point so
 * far. If no point has a higher score than `start`, it returns `start`.
 *
 * @param reach how far the first grid extends from `start`, in the unit of the points
 */
export function searchAround(
  start: ScoredPoint,
  reach: number,
  scoreOf: (point: Point) => number,
): ScoredPoint {
  let best = start;
  let radius = reach;
  for (const step of searchSteps) {
    const { x, y } = best.point;
    const steps = Math.round(radius / step);
    for (let down = -steps; down <= steps; down++) {
      for (let right = -steps; right <= steps; right++) {
        const point = { x: x + right * step, y: y + down * step };
        const score = scoreOf(point);
        if (score > best.score) best = { point, score };
      }
    }
    radius = step;
  }
  return best;
}
