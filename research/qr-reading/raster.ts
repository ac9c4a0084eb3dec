import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A grayscale picture. `data` has one number from 0 to 255 per pixel, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function blank(width: number, height: number, gray: number): Raster {
  return { width, height, data: new Float32Array(width * height).fill(gray) };
}

/** Returns a picture with every pixel changed. `change` gets the gray value and the position. */
export function mapPixels(
  raster: Raster,
  change: (gray: number, x: number, y: number) => number,
): Raster {
  const data = raster.data.map((gray, index) =>
    change(gray, index % raster.width, Math.floor(index / raster.width)),
  );
  return { ...raster, data };
}

/** Decodes an image file to grayscale. Transparent pixels become white. */
export async function readRaster(file: Buffer | Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: Float32Array.from(data) };
}

/** Returns a sharp image of the raster, to blur, resize or encode it. */
export function toSharp(raster: Raster): Sharp {
  const bytes = Buffer.from(Uint8ClampedArray.from(raster.data).buffer);
  return sharp(bytes, { raw: { width: raster.width, height: raster.height, channels: 1 } });
}

/** Applies sharp operations to a raster. */
export async function applySharp(raster: Raster, change: (image: Sharp) => Sharp): Promise<Raster> {
  return readRaster(await change(toSharp(raster)).png().toBuffer());
}

/**
 * Returns a copy of `background` with `raster` projected onto it in perspective. Each pixel is the mean of nine
 * samples.
 * @param corners where the corners of `raster` go: upper left, upper right, lower right, lower left
 */
export function placeAt(raster: Raster, background: Raster, corners: readonly Corner[]): Raster {
  const toSource = squareFrom(corners);
  const steps = [-1 / 3, 0, 1 / 3];
  return mapPixels(background, (behind, x, y) => {
    let sum = 0;
    for (const dy of steps) {
      for (const dx of steps) {
        const [u, v] = toSource(x + 0.5 + dx, y + 0.5 + dy);
        sum += sample(raster, u * raster.width, v * raster.height) ?? behind;
      }
    }
    return sum / 9;
  });
}

export type Corner = readonly [x: number, y: number];

/** Returns the gray value at a position, or undefined outside of the raster. */
function sample({ width, height, data }: Raster, x: number, y: number): number | undefined {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  return data[Math.floor(y) * width + Math.floor(x)];
}

/** Returns the projective map from the quadrilateral to the unit square. */
function squareFrom(corners: readonly Corner[]): (x: number, y: number) => Corner {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = fourOf(corners);
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return (x, y) => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return [u / w, v / w];
  };
}

function fourOf(corners: readonly Corner[]): [Corner, Corner, Corner, Corner] {
  const [first, second, third, fourth] = corners;
  if (!first || !second || !third || !fourth) throw new RangeError('Pass four corners.');
  return [first, second, third, fourth];
}
