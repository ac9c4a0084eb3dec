import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';
import { sideOf } from './pattern.ts';
import type { Grid } from './fit.ts';

/** The mean of each module, row by row: below zero is dark. */
export function sampleModules(even: Gray, version: number, grid: Grid): Float32Array {
  const side = sideOf(version);
  const values = new Float32Array(side * side);
  const places = [
    [0.5, 0.5, 2],
    [0.28, 0.28, 1],
    [0.72, 0.28, 1],
    [0.28, 0.72, 1],
    [0.72, 0.72, 1],
  ] as const;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let sum = 0;
      for (const [dx, dy, weight] of places) {
        const { x, y } = grid(column + dx, row + dy);
        sum += weight * valueAt(even, x, y);
      }
      values[row * side + column] = sum / 6;
    }
  }
  return values;
}

/** Takes from each module the share that blur has brought in from its four neighbors. */
export function unmix(values: Float32Array, side: number, share: number): Float32Array {
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

/** Rows become columns: mirrors the code at its diagonal. */
export function transpose(values: Float32Array, side: number): Float32Array {
  return values.map((_, index) => values[(index % side) * side + Math.floor(index / side)] ?? 0);
}
