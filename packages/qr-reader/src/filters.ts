import type { Gray } from './gray.ts';
import { boxMean } from './boxMean.ts';

/** Blurs with two box means in a row, which approximate a Gaussian. `radius` is in pixels. */
export function blur(gray: Gray, radius: number): Gray {
  return boxMean(boxMean(gray, radius), radius);
}

/** Unsharp mask: adds `strength` times the difference from the blurred picture. */
export function sharpen(gray: Gray, radius: number, strength: number): Gray {
  const { data: soft } = blur(gray, radius);
  const data = new Float32Array(gray.data.length);
  for (let at = 0; at < data.length; at++) {
    const value = gray.data[at] ?? 0;
    data[at] = value + strength * (value - (soft[at] ?? 0));
  }
  return { ...gray, data };
}

/** Removes specks: applies a median over a cross of five pixels, twice. */
export function median(gray: Gray): Gray {
  return medianOfCross(medianOfCross(gray));
}

function medianOfCross({ width, height, data }: Gray): Gray {
  const result = data.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const left = data[at - 1] ?? 0;
      const right = data[at + 1] ?? 0;
      const above = data[at - width] ?? 0;
      const below = data[at + width] ?? 0;
      // The median of five is neither the minimum nor the maximum of any four of them.
      const low = Math.max(Math.min(left, right), Math.min(above, below));
      const high = Math.min(Math.max(left, right), Math.max(above, below));
      const middle = data[at] ?? 0;
      result[at] = Math.max(Math.min(low, high), Math.min(Math.max(low, high), middle));
    }
  }
  return { width, height, data: result };
}
