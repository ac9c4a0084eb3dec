/** A point in pixels or in modules. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the vector from one point to another. */
export function minus(to: Point, from: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** A projective map of the plane: a 3 × 3 matrix, row by row. The last number is 1. */
export type Projection = readonly number[];

export function project(projection: Projection, x: number, y: number): Point {
  const w = (projection[6] ?? 0) * x + (projection[7] ?? 0) * y + (projection[8] ?? 1);
  return {
    x: ((projection[0] ?? 0) * x + (projection[1] ?? 0) * y + (projection[2] ?? 0)) / w,
    y: ((projection[3] ?? 0) * x + (projection[4] ?? 0) * y + (projection[5] ?? 0)) / w,
  };
}

/**
 * Returns the projection of the square from (0, 0) to (`side`, `side`) onto four corners, in order
 * around the square from (0, 0). Returns undefined if the corners are degenerate.
 */
export function fromSquare(side: number, corners: readonly Point[]): Projection | undefined {
  const [origin, right, opposite, down] = corners;
  if (!origin || !right || !opposite || !down) return undefined;
  const [dx1, dx2] = [right.x - opposite.x, down.x - opposite.x];
  const [dy1, dy2] = [right.y - opposite.y, down.y - opposite.y];
  const [sx, sy] = [
    origin.x - right.x + opposite.x - down.x,
    origin.y - right.y + opposite.y - down.y,
  ];
  const area = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(area) < 1e-9) return undefined;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const row = (from: number, right: number, down: number): number[] => [
    (right - from + g * right) / side,
    (down - from + h * down) / side,
    from,
  ];
  return [
    ...row(origin.x, right.x, down.x),
    ...row(origin.y, right.y, down.y),
    g / side,
    h / side,
    1,
  ];
}

/**
 * Returns the projection that takes each `from` closest to its `to` (direct linear transform, least
 * squares), or undefined if the points don't determine one.
 */
export function fitProjection(
  from: readonly Point[],
  to: readonly Point[],
): Projection | undefined {
  // Centered and scaled points keep the equations well conditioned.
  const source = normalizer(from);
  const target = normalizer(to);
  const normal = Array.from({ length: 8 }, () => Array.from({ length: 9 }, () => 0));
  const add = (row: readonly number[]): void => {
    for (let i = 0; i < 8; i++) {
      const line = normal[i] ?? [];
      for (let j = 0; j < 9; j++) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
    }
  };
  from.forEach((point, index) => {
    const { x, y } = source.apply(point);
    const { x: u, y: v } = target.apply(to[index] ?? point);
    add([x, y, 1, 0, 0, 0, -u * x, -u * y, u]);
    add([0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  const solved = solve(normal);
  if (solved === undefined) return undefined;
  const projection = multiply(multiply(target.inverse, [...solved, 1]), source.matrix);
  const last = projection[8] ?? 0;
  return Math.abs(last) < 1e-12 ? undefined : projection.map((value) => value / last);
}

function normalizer(points: readonly Point[]) {
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const x = mean((point) => point.x);
  const y = mean((point) => point.y);
  const size = Math.max(
    1e-9,
    mean((point) => Math.hypot(point.x - x, point.y - y)),
  );
  return {
    apply: (point: Point): Point => ({ x: (point.x - x) / size, y: (point.y - y) / size }),
    matrix: [1 / size, 0, -x / size, 0, 1 / size, -y / size, 0, 0, 1],
    inverse: [size, 0, x, 0, size, y, 0, 0, 1],
  };
}

function multiply(left: Projection, right: Projection): number[] {
  return Array.from({ length: 9 }, (_, index) => {
    const row = Math.floor(index / 3) * 3;
    const column = index % 3;
    return [0, 1, 2].reduce(
      (sum, k) => sum + (left[row + k] ?? 0) * (right[3 * k + column] ?? 0),
      0,
    );
  });
}

/** Gaussian elimination of eight equations. The ninth column is the right-hand side. */
function solve(lines: number[][]): number[] | undefined {
  const size = lines.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(lines[row]?.[column] ?? 0) > Math.abs(lines[best]?.[column] ?? 0)) best = row;
    }
    const pivot = lines[best] ?? [];
    const lead = pivot[column] ?? 0;
    if (Math.abs(lead) < 1e-12) return undefined;
    lines[best] = lines[column] ?? [];
    lines[column] = pivot;
    for (let row = 0; row < size; row++) {
      const line = lines[row];
      if (row === column || line === undefined) continue;
      const factor = (line[column] ?? 0) / lead;
      for (let k = column; k <= size; k++) line[k] = (line[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return lines.map((line, index) => (line[size] ?? 0) / (line[index] ?? 1));
}
