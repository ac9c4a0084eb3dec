/** Pixels as a canvas gives them: red, green, blue, alpha, 0–255, row by row. */
export type Picture = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

/** One grey a pixel, 0 black to 255 white, row by row. */
export type Grey = { width: number; height: number; data: Float32Array };

type Weights = readonly [red: number, green: number, blue: number];

/** What the eye sees as bright (ITU-R BT.601). */
const BRIGHTNESS: Weights = [0.299, 0.587, 0.114];

/** The grey of each pixel; what is transparent shows `paper` (0–255). */
export function toGrey(
  picture: Picture,
  paper = 255,
  [red, green, blue]: Weights = BRIGHTNESS,
): Grey {
  const { width, height, data } = picture;
  const grey = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    const light = red * (data[at] ?? 0) + green * (data[at + 1] ?? 0) + blue * (data[at + 2] ?? 0);
    const alpha = (data[at + 3] ?? 255) / 255;
    grey[pixel] = light * alpha + paper * (1 - alpha);
  }
  return { width, height, data: grey };
}

/** As a picture again, for a decoder that takes nothing else. */
export function toPicture({ width, height, data }: Grey): Picture {
  const bytes = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0, at = 0; pixel < data.length; pixel++, at += 4) {
    const value = data[pixel] ?? 0;
    bytes[at] = value;
    bytes[at + 1] = value;
    bytes[at + 2] = value;
  }
  return { width, height, data: bytes };
}

/** The grey at a point in pixels (the first pixel's middle is 0.5, 0.5), blended from four. */
export function valueAt({ width, height, data }: Grey, x: number, y: number): number {
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
