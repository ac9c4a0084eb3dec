import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';
import { sideOf } from './pattern.ts';
import type { Grid } from './candidates.ts';

/** Samples each module at five points. Returns their weighted means, row by row; negative is dark. */
export function sampleModules(normalized: Gray, version: number, grid: Grid): Float32Array {
  const side = sideOf(version);
  const values = new Float32Array(side * side);
  const samplePoints = [
    [0.5, 0.5, 2],
    [0.28, 0.28, 1],
    [0.72, 0.28, 1],
    [0.28, 0.72, 1],
    [0.72, 0.72, 1],
  ] as const;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let sum = 0;
      for (const [dx, dy, weight] of samplePoints) {
        const { x, y } = grid(column + dx, row + dy);
        sum += weight * valueAt(normalized, x, y);
      }
      values[row * side + column] = sum / 6;
    }
  }
  return values;
}

/** Undoes blur: subtracts a share of its four neighbors from each module. */
export function removeBlur(values: Float32Array, side: number, share: number): Float32Array {
  return values.map((value, index) => {
    const column = index % side;
    const near = [
      column > 0 ? values[index - 1] : undefined,
      column < side - 1 ? values[index + 1] : undefined,
      values[index - side],
      values[index + side],
    ];
    return near.reduce<number>((sum, other) => sum - share * (other ?? 1), value);
  });
}

/** Swaps rows and columns, which mirrors the code at its diagonal. */
export function transpose(values: Float32Array, side: number): Float32Array {
  return values.map((_, index) => values[(index % side) * side + Math.floor(index / side)] ?? 0);
}
