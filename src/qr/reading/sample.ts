import { valueAt } from './grey.ts';
import type { Grey, Picture } from './grey.ts';
import type { Fit } from './fit.ts';
import { fixedModules, sideOf } from './pattern.ts';
import { project } from './plane.ts';

/** Pixels a module and light modules around it, enough for any reader. */
const PIXELS = 3;
const BORDER = 4;

/** The mean of each module, row by row: below zero is dark. */
export function sampleModules(even: Grey, { version, map }: Fit): Float32Array {
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
        const { x, y } = project(map, column + dx, row + dy);
        sum += weight * valueAt(even, x, y);
      }
      values[row * side + column] = sum / 6;
    }
  }
  return values;
}

/** Takes from each module the share that blur has brought in from its four neighbours. */
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

/** A flawless picture of the modules, the fixed ones as they have to be. */
export function drawModules(values: Float32Array, version: number): Picture {
  const side = sideOf(version);
  const dark = Array.from(values, (value) => value < 0);
  for (const module of fixedModules(version)) dark[module.row * side + module.column] = module.dark;
  const width = (side + 2 * BORDER) * PIXELS;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < side * PIXELS; y++) {
    for (let x = 0; x < side * PIXELS; x++) {
      if (dark[Math.floor(y / PIXELS) * side + Math.floor(x / PIXELS)] !== true) continue;
      const at = 4 * ((y + BORDER * PIXELS) * width + x + BORDER * PIXELS);
      data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}
