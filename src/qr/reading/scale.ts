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
  const columns = across.length;
  const rows = new Float32Array(columns * height);
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < columns; column++) {
      const { from, shares } = across[column] ?? NOTHING;
      let sum = 0;
      for (let step = 0; step < shares.length; step++) {
        sum += (shares[step] ?? 0) * (data[y * width + from + step] ?? 0);
      }
      rows[y * columns + column] = sum;
    }
  }
  const small = new Float32Array(columns * down.length);
  down.forEach(({ from, shares }, row) => {
    shares.forEach((share, step) => {
      const source = (from + step) * columns;
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        small[at] = (small[at] ?? 0) + share * (rows[source + column] ?? 0);
      }
    });
  });
  return { width: columns, height: down.length, data: small };
}

/** How much each of the pixels from `from` on gives to a smaller one; together 1. */
interface Shares {
  readonly from: number;
  readonly shares: readonly number[];
}

const NOTHING: Shares = { from: 0, shares: [] };

function sharesOf(length: number, small: number): Shares[] {
  const step = length / small;
  return Array.from({ length: small }, (_, index) => {
    const [start, end] = [index * step, Math.min(length, (index + 1) * step)];
    const from = Math.floor(start);
    const count = Math.max(1, Math.min(length, Math.ceil(end - 1e-6)) - from);
    const shares = Array.from(
      { length: count },
      (__, at) => (Math.min(from + at + 1, end) - Math.max(from + at, start)) / (end - start),
    );
    return { from, shares };
  });
}
