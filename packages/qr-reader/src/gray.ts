/** Pixels as in `ImageData`: red, green, blue, alpha, each 0–255, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** One gray value per pixel, row by row: 0 is black, 255 is white. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Weights of the color channels in a gray value. They add up to 1. */
export type Weights = readonly [red: number, green: number, blue: number];

/** Perceived brightness (ITU-R BT.601 luma). */
const brightnessWeights: Weights = [0.299, 0.587, 0.114];

/**
 * Converts a picture to gray.
 *
 * @param shrink averages squares of `shrink` by `shrink` pixels, at most 16. Incomplete squares
 *   at the right and bottom are dropped.
 * @param backgroundLevel gray value, 0–255, behind transparent pixels.
 */
export function toGray(
  { width, height, data }: Picture,
  shrink = 1,
  backgroundLevel = 255,
  [red, green, blue]: Weights = brightnessWeights,
): Gray {
  const columns = Math.floor(width / shrink);
  const rows = Math.floor(height / shrink);
  const gray = new Float32Array(columns * rows);
  // For large squares, every other row is enough and takes half the time.
  const step = shrink > 2 ? 2 : 1;
  const count = shrink * Math.ceil(shrink / step);
  const pixels = wordsOf(data);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const first = row * shrink * width + column * shrink;
      // Each number sums two channels, sixteen bits each.
      let redAndBlue = 0;
      let greenAndAlpha = 0;
      for (let y = 0; y < shrink; y += step) {
        const start = first + y * width;
        for (let at = start; at < start + shrink; at++) {
          const pixel = pixels[at] ?? 0;
          redAndBlue += pixel & 0xff00ff;
          greenAndAlpha += (pixel >>> 8) & 0xff00ff;
        }
      }
      let light =
        red * (redAndBlue & 0xffff) + green * (greenAndAlpha & 0xffff) + blue * (redAndBlue >>> 16);
      const clear = 255 * count - (greenAndAlpha >>> 16);
      // In a partly transparent square, treat the light as evenly distributed.
      if (clear > 0) light += ((backgroundLevel * count - light) * clear) / (255 * count);
      gray[row * columns + column] = light / count;
    }
  }
  return { width: columns, height: rows, data: gray };
}

/** Views each pixel as one number with red in the lowest byte. Assumes a little-endian processor. */
function wordsOf(data: Picture['data']): Uint32Array {
  const { buffer, byteOffset, length } = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** Interpolates the value at a point. The middle of the first pixel is (0.5, 0.5). */
export function valueAt({ width, height, data }: Gray, x: number, y: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const down = y - 0.5 - top;
  const column0 = left < 0 ? 0 : left >= width ? width - 1 : left;
  const column1 = left + 1 < 0 ? 0 : left + 1 >= width ? width - 1 : left + 1;
  const row0 = (top < 0 ? 0 : top >= height ? height - 1 : top) * width;
  const row1 = (top + 1 < 0 ? 0 : top + 1 >= height ? height - 1 : top + 1) * width;
  const upper = (data[row0 + column0] ?? 0) * (1 - right) + (data[row0 + column1] ?? 0) * right;
  const lower = (data[row1 + column0] ?? 0) * (1 - right) + (data[row1 + column1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
