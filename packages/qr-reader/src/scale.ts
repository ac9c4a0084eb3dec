import { valueAt } from './gray.ts';
import type { Gray } from './gray.ts';

/** Resampled by `factor`: the mean of what falls into a pixel, or a blend of the nearest four. */
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

/** First each row, then each column. */
function shrink({ width, height, data }: Gray, factor: number): Gray {
  const across = sharesOf(width, Math.max(1, Math.round(width * factor)));
  const down = sharesOf(height, Math.max(1, Math.round(height * factor)));
  const columns = across.froms.length;
  const rows = new Float32Array(columns * height);
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < columns; column++) {
      const from = y * width + (across.froms[column] ?? 0);
      const first = column * across.most;
      let sum = 0;
      for (let step = 0; step < across.most; step++)
        sum += (across.shares[first + step] ?? 0) * (data[from + step] ?? 0);
      rows[y * columns + column] = sum;
    }
  }
  const small = new Float32Array(columns * down.froms.length);
  for (let row = 0; row < down.froms.length; row++) {
    for (let step = 0; step < down.most; step++) {
      const share = down.shares[row * down.most + step] ?? 0;
      if (share === 0) continue;
      const source = ((down.froms[row] ?? 0) + step) * columns;
      const to = row * columns;
      for (let column = 0; column < columns; column++)
        small[to + column] = (small[to + column] ?? 0) + share * (rows[source + column] ?? 0);
    }
  }
  return { width: columns, height: down.froms.length, data: small };
}

/** How much each of the `most` pixels from `froms` on gives to a smaller one; together 1. */
interface Shares {
  readonly froms: Uint16Array;
  readonly most: number;
  readonly shares: Float32Array;
}

function sharesOf(length: number, small: number): Shares {
  const step = length / small;
  const most = Math.min(length, Math.ceil(step) + 1);
  const froms = new Uint16Array(small);
  const shares = new Float32Array(small * most);
  for (let index = 0; index < small; index++) {
    const [start, end] = [index * step, Math.min(length, (index + 1) * step)];
    const from = Math.min(Math.floor(start), length - most);
    froms[index] = from;
    for (let at = 0; at < most; at++) {
      const covered = Math.min(from + at + 1, end) - Math.max(from + at, start);
      shares[index * most + at] = Math.max(0, covered) / (end - start);
    }
  }
  return { froms, most, shares };
}
