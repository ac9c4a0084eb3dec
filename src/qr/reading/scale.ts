import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';

/** Resampled by `factor`: the mean of what falls into a pixel, or a blend of the nearest four. */
export function scale(gray: Gray, factor: number): Gray {
  const width = Math.max(1, Math.round(gray.width * factor));
  const height = Math.max(1, Math.round(gray.height * factor));
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] =
        factor < 1
          ? meanBetween(gray, x / factor, y / factor, (x + 1) / factor, (y + 1) / factor)
          : valueAt(gray, (x + 0.5) / factor, (y + 0.5) / factor);
    }
  }
  return { width, height, data };
}

function meanBetween(gray: Gray, x0: number, y0: number, x1: number, y1: number): number {
  const [left, right] = [Math.floor(x0), Math.min(gray.width, Math.ceil(x1))];
  const [top, bottom] = [Math.floor(y0), Math.min(gray.height, Math.ceil(y1))];
  let sum = 0;
  let weights = 0;
  for (let y = top; y < bottom; y++) {
    const down = Math.min(y + 1, y1) - Math.max(y, y0);
    for (let x = left; x < right; x++) {
      const weight = down * (Math.min(x + 1, x1) - Math.max(x, x0));
      sum += weight * (gray.data[y * gray.width + x] ?? 0);
      weights += weight;
    }
  }
  return weights > 0 ? sum / weights : 255;
}
