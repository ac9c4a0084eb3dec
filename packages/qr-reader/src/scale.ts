import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';

/** Resamples by `factor`. Reducing averages the covered pixels, enlarging interpolates linearly. */
export function scale(gray: Gray, factor: number): Gray {
  return factor < 1 ? shrink(gray, factor) : enlarge(gray, factor);
}

function enlarge(gray: Gray, factor: number): Gray {
  const width = Math.max(1, Math.round(gray.width * factor));
  const height = Math.max(1, Math.round(gray.height * factor));
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] = valueAt(gray, (x + 0.5) / factor, (y + 0.5) / factor);
    }
  }
  return { width, height, data };
}

/** Reduces the rows, then the columns. */
function shrink({ width, height, data }: Gray, factor: number): Gray {
  const across = weightsOf(width, Math.max(1, Math.round(width * factor)));
  const down = weightsOf(height, Math.max(1, Math.round(height * factor)));
  const columns = across.starts.length;
  const rows = new Float32Array(columns * height);
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < columns; column++) {
      const from = y * width + (across.starts[column] ?? 0);
      const first = column * across.count;
      let sum = 0;
      for (let step = 0; step < across.count; step++)
        sum += (across.weights[first + step] ?? 0) * (data[from + step] ?? 0);
      rows[y * columns + column] = sum;
    }
  }
  const small = new Float32Array(columns * down.starts.length);
  for (let row = 0; row < down.starts.length; row++) {
    for (let step = 0; step < down.count; step++) {
      const weight = down.weights[row * down.count + step] ?? 0;
      if (weight === 0) continue;
      const source = ((down.starts[row] ?? 0) + step) * columns;
      const to = row * columns;
      for (let column = 0; column < columns; column++)
        small[to + column] = (small[to + column] ?? 0) + weight * (rows[source + column] ?? 0);
    }
  }
  return { width: columns, height: down.starts.length, data: small };
}

/**
 * The contributions of source pixels to reduced pixels. Reduced pixel i is the sum of `count` source
 * pixels from `starts[i]` on, weighted by `weights` from i · `count` on. Its weights add up to 1.
 */
interface Weights {
  readonly starts: Uint16Array;
  readonly count: number;
  readonly weights: Float32Array;
}

function weightsOf(length: number, small: number): Weights {
  const step = length / small;
  const count = Math.min(length, Math.ceil(step) + 1);
  const starts = new Uint16Array(small);
  const weights = new Float32Array(small * count);
  for (let index = 0; index < small; index++) {
    const [start, end] = [index * step, Math.min(length, (index + 1) * step)];
    const from = Math.min(Math.floor(start), length - count);
    starts[index] = from;
    for (let at = 0; at < count; at++) {
      const covered = Math.min(from + at + 1, end) - Math.max(from + at, start);
      weights[index * count + at] = Math.max(0, covered) / (end - start);
    }
  }
  return { starts, count, weights };
}
