import type { Finder } from './finders.ts';
import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';
import { distance } from './plane.ts';
import type { Point } from './plane.ts';

const rays = 72;

/**
 * Fits a line to each side of a finder's edge and returns the four intersections, ordered by
 * angle around the center. Returns undefined if the edge isn't a quadrilateral.
 */
export function fitQuadrilateral(edge: readonly Point[], finder: Finder): Point[] | undefined {
  if (edge.length < rays * 0.5) return undefined;
  const first = pointWithMax(edge, (point) => distance(point, finder.center));
  const third = pointWithMax(edge, (point) => distance(point, first));
  const side = (point: Point): number =>
    (third.x - first.x) * (point.y - first.y) - (third.y - first.y) * (point.x - first.x);
  const second = pointWithMax(edge, side);
  const fourth = pointWithMax(edge, (point) => -side(point));
  const rough = [first, second, third, fourth];
  const lines = rough.map((from, index) => {
    const to = rough[(index + 1) % 4] ?? from;
    return lineAlong(edge, from, to);
  });
  const corners = lines.map((line, index) => intersection(lines[(index + 3) % 4], line));
  const settled = corners.flatMap((corner) => (corner ? [corner] : []));
  const hasStrayCorner = settled.some((corner, index) => {
    const near = rough[index] ?? corner;
    return distance(corner, near) > 4 * finder.moduleWidth;
  });
  return settled.length === 4 && !hasStrayCorner ? settled : undefined;
}

/**
 * Casts rays from the center. Returns the points where the rays leave the core, the light ring and the whole finder, to
 * a fraction of a pixel. A ray that crosses no such edge adds no point.
 */
export function finderEdges(
  normalized: Gray,
  { center, moduleWidth }: Finder,
): readonly [core: readonly Point[], light: readonly Point[], whole: readonly Point[]] {
  const edges: [Point[], Point[], Point[]] = [[], [], []];
  const step = Math.min(0.5, moduleWidth / 4);
  for (let ray = 0; ray < rays; ray++) {
    const angle = (2 * Math.PI * ray) / rays;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let ring = 0;
    let before = 0;
    for (let away = moduleWidth / 2; away < 16 * moduleWidth && ring < 3; away += step) {
      const [x, y] = [center.x + dx * away, center.y + dy * away];
      // A code may touch the edge of the picture. Treat pixels outside as light paper.
      const isBeyond = x < 0 || y < 0 || x > normalized.width || y > normalized.height;
      const value = isBeyond ? 1 : valueAt(normalized, x, y);
      if (ring === 1 ? value < 0 : value > 0) {
        const exact = away - (step * value) / (value - before || 1);
        edges[ring]?.push({ x: center.x + dx * exact, y: center.y + dy * exact });
        ring += 1;
      }
      before = value;
    }
  }
  return edges;
}

function pointWithMax(points: readonly Point[], measure: (point: Point) => number): Point {
  let best: Point = { x: 0, y: 0 };
  let max = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const value = measure(point);
    if (value > max) {
      max = value;
      best = point;
    }
  }
  return best;
}

/** The line a·x + b·y = c with a² + b² = 1. */
interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Fits a line to the edge points along the middle of a side (total least squares). */
function lineAlong(edge: readonly Point[], from: Point, to: Point): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const near = edge.filter((point) => {
    const along = ((point.x - from.x) * ux + (point.y - from.y) * uy) / length;
    const away = Math.abs((point.y - from.y) * ux - (point.x - from.x) * uy) / length;
    return along > 0.12 && along < 0.88 && away < 0.15;
  });
  const points = near.length < 3 ? [from, to] : near;
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    xx += (point.x - x) ** 2;
    xy += (point.x - x) * (point.y - y);
    yy += (point.y - y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [a, b] = [-Math.sin(angle), Math.cos(angle)];
  return { a, b, c: a * x + b * y };
}

function intersection(first: Line | undefined, second: Line): Point | undefined {
  if (first === undefined) return undefined;
  const area = first.a * second.b - second.a * first.b;
  if (Math.abs(area) < 0.05) return undefined;
  return {
    x: (first.c * second.b - second.c * first.b) / area,
    y: (first.a * second.c - second.a * first.c) / area,
  };
}
