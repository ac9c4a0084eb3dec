import type { Gray } from './gray.ts';
import { boxMean } from './mean.ts';

/** Two box means in a row, near enough to a Gaussian. */
export function blur(gray: Gray, radius: number): Gray {
  return boxMean(boxMean(gray, radius), radius);
}

/** Adds `strength` times the difference from the surroundings: undoes some blur. */
export function sharpen(gray: Gray, radius: number, strength: number): Gray {
  const { data: soft } = blur(gray, radius);
  const data = new Float32Array(gray.data.length);
  for (let at = 0; at < data.length; at++) {
    const value = gray.data[at] ?? 0;
    data[at] = value + strength * (value - (soft[at] ?? 0));
  }
  return { ...gray, data };
}

/** Takes the middle value of each cross of five pixels, twice: removes single wrong pixels. */
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
      // Neither the least nor the greatest of four can be the middle of five.
      const low = Math.max(Math.min(left, right), Math.min(above, below));
      const high = Math.min(Math.max(left, right), Math.max(above, below));
      const middle = data[at] ?? 0;
      result[at] = Math.max(Math.min(low, high), Math.min(Math.max(low, high), middle));
    }
  }
  return { width, height, data: result };
}
