import type { Grey } from './grey.ts';
import type { Point } from './plane.ts';

/** How much larger than the code the painted place is, for what the corners miss. */
const WIDER = 1.05;

/** The picture with a quadrilateral, given by its corners one after the other, made white. */
export function paintOver(grey: Grey, corners: readonly Point[]): Grey {
  const { width, height } = grey;
  const data = grey.data.slice();
  const sides = sidesOf(corners);
  const left = Math.min(...corners.map(({ x }) => x));
  const right = Math.max(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const bottom = Math.max(...corners.map(({ y }) => y));
  const spare = (WIDER - 1) * Math.max(right - left, bottom - top);
  for (let y = Math.max(0, Math.floor(top - spare)); y < Math.min(height, bottom + spare); y++) {
    for (let x = Math.max(0, Math.floor(left - spare)); x < Math.min(width, right + spare); x++) {
      if (sides.every(({ a, b, c }) => a * x + b * y <= c)) data[y * width + x] = 255;
    }
  }
  return { width, height, data };
}

/** a·x + b·y ≤ c holds inside. */
function sidesOf(corners: readonly Point[]): { a: number; b: number; c: number }[] {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [a, b] = [to.y - from.y, from.x - to.x];
    const c = a * from.x + b * from.y;
    const inner = a * middle.x + b * middle.y;
    const wide = inner + (c - inner) * WIDER;
    return c >= inner ? { a, b, c: wide } : { a: -a, b: -b, c: -wide };
  });
}
