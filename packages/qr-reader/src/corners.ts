import type { Finder } from './finders.ts';
import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';
import { distance } from './plane.ts';
import type { Point } from './plane.ts';

const RAYS = 72;

/**
 * The four corners of an edge of a finder, in the order of their angle around its center: a
 * straight line is laid through each side. `undefined` where no quadrilateral shows.
 */
export function cornersOf(edge: readonly Point[], finder: Finder): Point[] | undefined {
  if (edge.length < RAYS * 0.5) return undefined;
  const first = farthest(edge, (point) => distance(point, finder.center));
  const third = farthest(edge, (point) => distance(point, first));
  const side = (point: Point): number =>
    (third.x - first.x) * (point.y - first.y) - (third.y - first.y) * (point.x - first.x);
  const second = farthest(edge, side);
  const fourth = farthest(edge, (point) => -side(point));
  const rough = [first, second, third, fourth];
  const lines = rough.map((from, index) => {
    const to = rough[(index + 1) % 4] ?? from;
    return lineAlong(edge, from, to);
  });
  const corners = lines.map((line, index) => meet(lines[(index + 3) % 4], line));
  const settled = corners.flatMap((corner) => (corner ? [corner] : []));
  const stray = settled.some((corner, index) => {
    const near = rough[index] ?? corner;
    return distance(corner, near) > 4 * finder.module;
  });
  return settled.length === 4 && !stray ? settled : undefined;
}

/**
 * Where rays from the center leave the core, the light ring around it and the whole finder, to a
 * fraction of a pixel. Rays that meet no such edge are left out.
 */
export function edgesOf(
  even: Gray,
  { center, module }: Finder,
): readonly [core: readonly Point[], light: readonly Point[], whole: readonly Point[]] {
  const edges: [Point[], Point[], Point[]] = [[], [], []];
  const step = Math.min(0.5, module / 4);
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (2 * Math.PI * ray) / RAYS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let ring = 0;
    let before = 0;
    for (let away = module / 2; away < 16 * module && ring < 3; away += step) {
      const [x, y] = [center.x + dx * away, center.y + dy * away];
      // A code may fill its picture to the edge; the paper beyond is light.
      const isBeyond = x < 0 || y < 0 || x > even.width || y > even.height;
      const value = isBeyond ? 1 : valueAt(even, x, y);
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

function farthest(points: readonly Point[], measure: (point: Point) => number): Point {
  let best: Point = { x: 0, y: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const value = measure(point);
    if (value > most) {
      most = value;
      best = point;
    }
  }
  return best;
}

/** a·x + b·y = c with a² + b² = 1. */
interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The line nearest to the edge points along the middle of a side (total least squares). */
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

function meet(one: Line | undefined, other: Line): Point | undefined {
  if (one === undefined) return undefined;
  const area = one.a * other.b - other.a * one.b;
  if (Math.abs(area) < 0.05) return undefined;
  return {
    x: (one.c * other.b - other.c * one.b) / area,
    y: (one.a * other.c - other.a * one.c) / area,
  };
}
