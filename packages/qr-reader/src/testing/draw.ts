import { encodeQR } from 'qr';
import type { Picture } from '../gray.ts';
import type { Point } from '../plane.ts';

/** A code to draw. `toModule` maps a point in pixels to a point in modules. */
export interface PlacedCode {
  readonly modules: readonly (readonly boolean[])[];
  readonly toModule: (x: number, y: number) => Point;
}

/** Encodes a text and returns its modules; `true` is dark. `encode` defaults to UTF-8. */
export function modulesOf(
  text: string,
  version: number,
  encode?: (text: string) => Uint8Array,
): boolean[][] {
  const rows = encodeQR(text, 'raw', {
    version,
    ecc: 'medium',
    border: 1,
    encoding: 'byte',
    ...(encode ? { textEncoder: encode } : {}),
  });
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}

/** Draws codes on white paper, with nine samples per pixel. */
export function draw(width: number, height: number, codes: readonly PlacedCode[]): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const offsets = [1 / 6, 1 / 2, 5 / 6];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let darkSamples = 0;
      for (const { modules, toModule } of codes) {
        if (isOutside(toModule(x + 1 / 2, y + 1 / 2), modules.length)) continue;
        for (const down of offsets) {
          for (const right of offsets) {
            const point = toModule(x + right, y + down);
            if (modules[Math.floor(point.y)]?.[Math.floor(point.x)] === true) darkSamples += 1;
          }
        }
      }
      data.fill(255 - (255 * darkSamples) / 9, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { width, height, data };
}

/** Returns whether a pixel around a point in modules lies outside of a code. */
function isOutside({ x, y }: Point, side: number): boolean {
  return Math.min(x, y) < -1 || Math.max(x, y) > side + 1;
}

/** Places a flat code with its upper left corner at (`left`, `top`), `scale` pixels per module. */
export function flat(
  modules: PlacedCode['modules'],
  left: number,
  top: number,
  scale: number,
): PlacedCode {
  return { modules, toModule: (x, y) => ({ x: (x - left) / scale, y: (y - top) / scale }) };
}
