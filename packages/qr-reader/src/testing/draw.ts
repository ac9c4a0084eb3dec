import { encodeQR } from 'qr';
import type { Picture } from '../gray.ts';
import type { Point } from '../plane.ts';

/** A code to be drawn; `toModule` takes the middle of a pixel to a place in modules. */
export interface Drawn {
  readonly modules: readonly (readonly boolean[])[];
  readonly toModule: (x: number, y: number) => Point;
}

/** The modules of a code, `true` is dark. `encode` makes the bytes, UTF-8 unless given. */
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

/** Codes on white paper, nine points a pixel. */
export function draw(width: number, height: number, codes: readonly Drawn[]): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const offsets = [1 / 6, 1 / 2, 5 / 6];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let dark = 0;
      for (const { modules, toModule } of codes) {
        if (isFar(toModule(x + 1 / 2, y + 1 / 2), modules.length)) continue;
        for (const down of offsets) {
          for (const right of offsets) {
            const place = toModule(x + right, y + down);
            if (modules[Math.floor(place.y)]?.[Math.floor(place.x)] === true) dark += 1;
          }
        }
      }
      data.fill(255 - (255 * dark) / 9, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { width, height, data };
}

/** Whether a pixel around that place shows nothing of a code of so many modules a side. */
function isFar({ x, y }: Point, side: number): boolean {
  return Math.min(x, y) < -1 || Math.max(x, y) > side + 1;
}

/** A flat code with its upper left corner at `left`, `top`; `scale` pixels a module. */
export function flat(modules: Drawn['modules'], left: number, top: number, scale: number): Drawn {
  return { modules, toModule: (x, y) => ({ x: (x - left) / scale, y: (y - top) / scale }) };
}
