import type { Gray } from './gray.ts';

/** Averages over squares of 2 · `radius` + 1 pixels. Edge pixels repeat beyond the picture. */
export function boxMean(gray: Gray, radius: number): Gray {
  const { width, height } = gray;
  const rows = meanAcross(gray, radius);
  const share = 1 / (2 * radius + 1);
  const data = new Float32Array(rows.length);
  const clamp = (y: number): number => (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
  // Update the sums of all columns row by row, which uses the CPU cache better than columns.
  const sums = new Float32Array(width);
  for (let y = -radius; y <= radius; y++) {
    const from = clamp(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (rows[from + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const at = y * width;
    const entering = clamp(y + radius + 1);
    const leaving = clamp(y - radius);
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      data[at + x] = sum * share;
      sums[x] = sum + (rows[entering + x] ?? 0) - (rows[leaving + x] ?? 0);
    }
  }
  return { width, height, data };
}

function meanAcross({ width, height, data }: Gray, radius: number): Float32Array {
  const means = new Float32Array(data.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width - 1;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) {
      sum += data[x < 0 ? start : x >= width ? end : start + x] ?? 0;
    }
    for (let x = 0; x < width; x++) {
      means[start + x] = sum * share;
      const entering = x + radius + 1;
      const leaving = x - radius;
      sum += data[entering >= width ? end : start + entering] ?? 0;
      sum -= data[leaving < 0 ? start : start + leaving] ?? 0;
    }
  }
  return means;
}
