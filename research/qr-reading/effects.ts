import type { Random } from './random.ts';
import { applySharp, blank, mapPixels, placeAt, readRaster, toSharp } from './raster.ts';
import type { Corner, Raster } from './raster.ts';

export function invert(raster: Raster): Raster {
  return mapPixels(raster, (gray) => 255 - gray);
}

/** Maps black to `dark` and white to `light` (0 to 255). */
export function changeTone(raster: Raster, dark: number, light: number): Raster {
  return mapPixels(raster, (gray) => dark + ((light - dark) * gray) / 255);
}

/**
 * Adds camera noise.
 * @param deviation the standard deviation of the noise, in gray levels
 * @param wrongShare the share of pixels that become black or white (0 to 1)
 */
export function addNoise(
  raster: Raster,
  random: Random,
  deviation: number,
  wrongShare = 0,
): Raster {
  return mapPixels(raster, (gray) =>
    random.between(0, 1) < wrongShare
      ? random.pick([0, 255])
      : Math.min(255, Math.max(0, gray + deviation * random.normal())),
  );
}

/** Applies a Gaussian blur. `sigma` is in pixels, at least 0.3. */
export async function blur(raster: Raster, sigma: number): Promise<Raster> {
  return applySharp(raster, (image) => image.blur(Math.max(0.3, sigma)));
}

export async function resize(raster: Raster, factor: number): Promise<Raster> {
  return applySharp(raster, (image) => image.resize(Math.round(raster.width * factor)));
}

/** Compresses the picture as JPEG (`quality` from 1 to 100) and decodes it. */
export async function compressJpeg(raster: Raster, quality: number): Promise<Raster> {
  return readRaster(await toSharp(raster).jpeg({ quality }).toBuffer());
}

/** Adds uneven light: brightness falls off in one direction, and a soft-edged shadow covers one side. */
export function addUnevenLight(raster: Raster, random: Random): Raster {
  const angle = random.between(0, 2 * Math.PI);
  const fall = random.between(0.2, 0.55);
  const shadow = random.between(0.45, 0.8);
  const edge = random.between(-0.3, 0.3);
  const turn = random.between(0, 2 * Math.PI);
  return mapPixels(raster, (gray, x, y) => {
    const across = x / raster.width - 0.5;
    const down = y / raster.height - 0.5;
    const light = 1 - fall * (0.5 + across * Math.cos(angle) + down * Math.sin(angle));
    const depth = across * Math.cos(turn) + down * Math.sin(turn) - edge;
    return (
      gray * light * (depth > 0.03 ? shadow : depth > 0 ? 1 - ((1 - shadow) * depth) / 0.03 : 1)
    );
  });
}

/** Wraps the picture around an upright cylinder. It covers `share` (0 to 1) of the visible half. */
export function bendAroundCylinder(raster: Raster, share: number): Raster {
  const { width, data } = raster;
  const maxAngle = (share * Math.PI) / 2;
  return mapPixels(raster, (_, x, y) => {
    const across = (2 * (x + 0.5)) / width - 1;
    const along = Math.asin(across * Math.sin(maxAngle)) / maxAngle;
    return data[y * width + Math.min(width - 1, Math.floor(((along + 1) / 2) * width))] ?? 255;
  });
}

/**
 * Returns the corners of a rectangle that is rotated and then tilted away from the camera. Angles are in radians.
 * @param halfDiagonal in pixels
 * @param turn the rotation in the plane of the picture
 * @param toward the direction of the tilt
 * @param ratio the height divided by the width
 */
export function tiltedCorners(
  center: Corner,
  halfDiagonal: number,
  turn: number,
  tilt: number,
  toward: number,
  ratio = 1,
): Corner[] {
  const distance = 4 * halfDiagonal;
  const diagonal = Math.atan(ratio);
  const angles = [Math.PI + diagonal, -diagonal, diagonal, Math.PI - diagonal];
  return angles.map((corner) => {
    const angle = corner + turn;
    const [x, y] = [halfDiagonal * Math.cos(angle), halfDiagonal * Math.sin(angle)];
    const along = x * Math.cos(toward) + y * Math.sin(toward);
    const across = -x * Math.sin(toward) + y * Math.cos(toward);
    const nearer = distance / (distance + along * Math.sin(tilt));
    const [u, v] = [along * Math.cos(tilt) * nearer, across * nearer];
    return [
      center[0] + u * Math.cos(toward) - v * Math.sin(toward),
      center[1] + u * Math.sin(toward) + v * Math.cos(toward),
    ];
  });
}

/** Rotates and tilts the picture on a plain background that is just large enough. Angles are in radians. */
export function rotateAndTilt(raster: Raster, turn: number, tilt: number, toward: number): Raster {
  const halfDiagonal = raster.width / Math.SQRT2;
  const side = Math.ceil(2.3 * halfDiagonal);
  return placeAt(
    raster,
    blank(side, side, 225),
    tiltedCorners([side / 2, side / 2], halfDiagonal, turn, tilt, toward),
  );
}

/** Covers `share` (0 to 1) of the picture with blots, scratches and folds. */
export function addWear(raster: Raster, random: Random, share: number): Raster {
  let left = share * raster.width * raster.height;
  const spots: { x: number; y: number; long: number; wide: number; turn: number; gray: number }[] =
    [];
  while (left > 0) {
    const long = random.between(0.02, 0.12) * raster.width;
    const wide = Math.max(1, long * random.between(0.08, 0.9));
    spots.push({
      x: random.between(0.15, 0.85) * raster.width,
      y: random.between(0.15, 0.85) * raster.height,
      long,
      wide,
      turn: random.between(0, Math.PI),
      gray: random.pick([30, 120, 240]),
    });
    left -= (Math.PI * long * wide) / 4;
  }
  return mapPixels(raster, (gray, x, y) => {
    for (const spot of spots) {
      const [dx, dy] = [x - spot.x, y - spot.y];
      const along = (2 * (dx * Math.cos(spot.turn) + dy * Math.sin(spot.turn))) / spot.long;
      const across = (2 * (dy * Math.cos(spot.turn) - dx * Math.sin(spot.turn))) / spot.wide;
      if (along * along + across * across < 1) return spot.gray;
    }
    return gray;
  });
}

/**
 * Returns a page of gray bars and blocks, which look like text and pictures. `backgroundGray` is the gray of its
 * background.
 */
export function clutteredPage(
  width: number,
  height: number,
  random: Random,
  backgroundGray: number,
): Raster {
  const page = blank(width, height, backgroundGray);
  const ink = backgroundGray > 127 ? [60, 110, 160] : [90, 150, 210];
  for (let count = 0; count < 90; count++) {
    const gray = random.pick(ink);
    const left = random.below(width);
    const top = random.below(height);
    const across = 4 + random.below(Math.ceil(width / 6));
    const down = 2 + random.below(18);
    for (let y = top; y < Math.min(height, top + down); y++) {
      for (let x = left; x < Math.min(width, left + across); x++) {
        if ((x * 7 + y * 3) % 11 < 7) page.data[y * width + x] = gray;
      }
    }
  }
  return page;
}
