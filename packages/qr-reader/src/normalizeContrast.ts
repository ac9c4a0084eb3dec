import type { Gray } from './gray.ts';
import { boxMean } from './boxMean.ts';

/** Radius, in cells, of the neighborhood that a pixel is compared with. */
const cellRadius = 5;

/** Spread in gray levels below which variation counts as noise. */
const minSpread = 2;

/**
 * Normalizes local contrast: each pixel becomes its distance from the mean of its neighborhood,
 * divided by the neighborhood's mean deviation. Dark modules become about −1 and light ones about
 * 1, regardless of lighting. Values are clipped to ±2.
 *
 * Means are computed per cell and interpolated between cells.
 *
 * @param radius radius of the neighborhood in pixels. The function assumes even light within it.
 */
export function normalizeContrast(gray: Gray, radius: number): Gray {
  const size = Math.max(1, Math.round(radius / cellRadius));
  const mean = boxMean(cellMeans(gray, size), cellRadius);
  const spread = boxMean(cellMeans(gray, size, mean), cellRadius);
  const { width, height, data } = gray;
  const normalized = new Float32Array(data.length);
  const columns = mean.width;
  const means = new Float32Array(columns);
  const scales = new Float32Array(columns);
  for (let y = 0; y < height; y++) {
    const row = Math.min(mean.height - 1, Math.max(0, (y + 0.5) / size - 0.5));
    const down = row % 1;
    const upper = Math.floor(row) * columns;
    const lower = Math.min(mean.height - 1, Math.floor(row) + 1) * columns;
    for (let cell = 0; cell < columns; cell++) {
      means[cell] = blend(mean.data[upper + cell], mean.data[lower + cell], down);
      const away = blend(spread.data[upper + cell], spread.data[lower + cell], down);
      scales[cell] = 1 / Math.max(minSpread, away);
    }
    const start = y * width;
    // Both values change linearly from the middle of one cell to the middle of the next.
    for (let cell = -1; cell < columns; cell++) {
      const middle = (cell + 0.5) * size - 0.5;
      const from = Math.max(0, Math.ceil(middle));
      const to = Math.min(width, Math.ceil(middle + size));
      const left = Math.max(0, cell);
      const right = Math.min(columns - 1, cell + 1);
      const meanStep = ((means[right] ?? 0) - (means[left] ?? 0)) / size;
      const scaleStep = ((scales[right] ?? 0) - (scales[left] ?? 0)) / size;
      let around = (means[left] ?? 0) + (from - middle) * meanStep;
      let scale = (scales[left] ?? 0) + (from - middle) * scaleStep;
      for (let at = start + from; at < start + to; at++) {
        const value = ((data[at] ?? 0) - around) * scale;
        normalized[at] = value < -2 ? -2 : value > 2 ? 2 : value;
        around += meanStep;
        scale += scaleStep;
      }
    }
  }
  return { width, height, data: normalized };
}

/** Swaps light and dark in a normalized picture. */
export function invert({ width, height, data }: Gray): Gray {
  const normalized = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) normalized[at] = -(data[at] ?? 0);
  return { width, height, data: normalized };
}

function blend(from: number | undefined, to: number | undefined, share: number): number {
  return (from ?? 0) * (1 - share) + (to ?? 0) * share;
}

/** Returns the mean of each cell of `size` pixels, or its mean absolute deviation from `around`. */
function cellMeans({ width, height, data }: Gray, size: number, around?: Gray): Gray {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const means = new Float32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    let cell = Math.floor(y / size) * columns;
    for (let from = y * width; from < end; from += size, cell++) {
      const to = Math.min(end, from + size);
      const middle = around?.data[cell] ?? 0;
      let sum = 0;
      for (let at = from; at < to; at++) {
        const value = (data[at] ?? 0) - middle;
        sum += around === undefined ? value : Math.abs(value);
      }
      means[cell] = (means[cell] ?? 0) + sum;
    }
  }
  for (let row = 0; row < rows; row++) {
    const high = Math.min(height, (row + 1) * size) - row * size;
    for (let column = 0; column < columns; column++) {
      const wide = Math.min(width, (column + 1) * size) - column * size;
      const cell = row * columns + column;
      means[cell] = (means[cell] ?? 0) / (wide * high);
    }
  }
  return { width: columns, height: rows, data: means };
}
