import type { Gray } from './gray.ts';
import { boxMean } from './mean.ts';

/** Cells from the middle of the surroundings to their edge. */
const CELLS = 5;

/** Below this spread, in gray levels, there is nothing to see but noise. */
const LEAST_SPREAD = 2;

/**
 * How far each pixel lies above or below its surroundings, in units of how much they vary:
 * about −1 for dark and 1 for light modules, whatever the light that falls on them. `radius` in
 * pixels is how far light counts as even. Means are taken of cells and blend between them.
 */
export function evenOut(gray: Gray, radius: number): Gray {
  const size = Math.max(1, Math.round(radius / CELLS));
  const mean = boxMean(cellMeans(gray, size), CELLS);
  const spread = boxMean(cellMeans(gray, size, mean), CELLS);
  const { width, height, data } = gray;
  const even = new Float32Array(data.length);
  const columns = mean.width;
  const means = new Float32Array(columns + 1);
  const scales = new Float32Array(columns + 1);
  const lefts = new Uint16Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const across = Math.min(columns - 1, Math.max(0, (x + 0.5) / size - 0.5));
    lefts[x] = Math.floor(across);
    shares[x] = across % 1;
  }
  for (let y = 0; y < height; y++) {
    const row = Math.min(mean.height - 1, Math.max(0, (y + 0.5) / size - 0.5));
    const down = row % 1;
    const upper = Math.floor(row) * columns;
    const lower = Math.min(mean.height - 1, Math.floor(row) + 1) * columns;
    for (let cell = 0; cell <= columns; cell++) {
      const at = cell < columns ? cell : columns - 1;
      means[cell] = blend(mean.data[upper + at], mean.data[lower + at], down);
      const away = blend(spread.data[upper + at], spread.data[lower + at], down);
      scales[cell] = 1 / Math.max(LEAST_SPREAD, away);
    }
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const left = lefts[x] ?? 0;
      const share = shares[x] ?? 0;
      const around = blend(means[left], means[left + 1], share);
      const value =
        ((data[start + x] ?? 0) - around) * blend(scales[left], scales[left + 1], share);
      even[start + x] = value < -2 ? -2 : value > 2 ? 2 : value;
    }
  }
  return { width, height, data: even };
}

function blend(from: number | undefined, to: number | undefined, share: number): number {
  return (from ?? 0) * (1 - share) + (to ?? 0) * share;
}

/** The mean of each cell of `size` pixels, or of how far its pixels are from `around`. */
function cellMeans({ width, height, data }: Gray, size: number, around?: Gray): Gray {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const means = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const bottom = Math.min(height, (row + 1) * size);
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * size);
      const middle = around?.data[row * columns + column] ?? 0;
      let sum = 0;
      for (let y = row * size; y < bottom; y++) {
        for (let x = column * size; x < right; x++) {
          const value = (data[y * width + x] ?? 0) - middle;
          sum += around !== undefined && value < 0 ? -value : value;
        }
      }
      means[row * columns + column] = sum / ((right - column * size) * (bottom - row * size));
    }
  }
  return { width: columns, height: rows, data: means };
}
