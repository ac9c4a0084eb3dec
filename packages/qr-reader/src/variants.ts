import { invert, normalizeContrast } from './normalizeContrast.ts';
import { blur, median, sharpen } from './filters.ts';
import { toGray } from './gray.ts';
import type { Gray, Picture, Weights } from './gray.ts';
import { scale } from './scale.ts';

/** One preprocessed variant of the picture. */
export interface Variant {
  /** Returns the variant with normalized contrast, for a neighborhood `radius` in pixels. */
  readonly normalizedWithin: (radius: number) => Gray;
  /** Pixels of the variant per pixel of the picture. */
  readonly scale: number;
  /** Radii to try in turn, in pixels. */
  readonly radii: readonly number[];
}

/** Longest side of most variants, in pixels. */
const WORKING_SIDE = 1000;

/** Pictures with a shorter longest side, in pixels, are also enlarged: modules may be too small. */
const SMALL_SIDE = 420;

/** Above this side, in pixels, codes may be too small at the working size. */
const LARGE_SIDE = 1300;

/** Contrast radii in pixels. NEAR handles glare and shadows better, FAR handles noise better. */
const NEAR = 12;
const FAR = 30;
const BOTH = [FAR, NEAR];

/** Largest difference between color channels, in levels, that counts as noise. */
const MAX_TINT = 8;

/**
 * Yields variants of the picture's brightness, those first that read the most codes for the time
 * they take. Each variant is computed when it's requested.
 */
export function* brightnessVariants(picture: Picture): Generator<Variant> {
  const makeVariant = variantMaker(picture);
  const longest = Math.max(picture.width, picture.height);
  const base = grayWithin(picture, WORKING_SIDE);
  const first = cached(makeVariant(base, BOTH));
  yield first;
  const half = scale(base, 0.5);
  yield makeVariant(sharpen(half, 2, 4), BOTH);
  yield inverted(first, BOTH);
  if (longest < SMALL_SIDE) yield makeVariant(scale(base, 3), BOTH);
  if (longest > LARGE_SIDE) {
    const large = cached(makeVariant(grayWithin(picture, 2 * WORKING_SIDE), BOTH));
    yield large;
    // For small codes on a dark screen.
    yield inverted(large, [NEAR]);
  }
  yield makeVariant(scale(base, 1 / 3), [FAR]);
  yield makeVariant(sharpen(base, 2, 4), BOTH);
  yield makeVariant(sharpen(base, 4, 4), [FAR]);
  const soft = blur(base, 1);
  yield makeVariant(soft, [NEAR]);
  yield makeVariant(sharpen(soft, 4, 4), [FAR]);
  yield makeVariant(median(base), [NEAR]);
  yield makeVariant(half, [NEAR]);
}

/**
 * Yields variants for codes that brightness doesn't show: light codes on a transparent background,
 * and codes in two equally bright colors. Yields nothing if the picture is opaque and gray.
 */
export function* transparencyAndColorVariants(picture: Picture): Generator<Variant> {
  const makeVariant = variantMaker(picture);
  if (isTransparent(picture)) {
    const onBlack = cached(makeVariant(grayWithin(picture, WORKING_SIDE, 0), BOTH));
    yield onBlack;
    yield inverted(onBlack, BOTH);
  }
  if (!isColored(picture)) return;
  for (const weights of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const) {
    yield makeVariant(grayWithin(picture, WORKING_SIDE, 255, weights), [FAR]);
  }
}

/** Returns a function that makes variants of one picture. */
function variantMaker({
  width,
  height,
}: Picture): (gray: Gray, radii: readonly number[]) => Variant {
  return (gray, radii) => ({
    normalizedWithin: (radius) => normalizeContrast(gray, radius),
    scale: Math.max(gray.width, gray.height) / Math.max(width, height),
    radii,
  });
}

/** Returns the same variant, computing it once per radius. */
function cached(variant: Variant): Variant {
  const cache = new Map<number, Gray>();
  const normalizedWithin = (radius: number): Gray => {
    const normalized = cache.get(radius) ?? variant.normalizedWithin(radius);
    cache.set(radius, normalized);
    return normalized;
  };
  return { ...variant, normalizedWithin };
}

/** Returns a variant with light and dark swapped. */
function inverted(variant: Variant, radii: readonly number[]): Variant {
  return {
    ...variant,
    radii,
    normalizedWithin: (radius) => invert(variant.normalizedWithin(radius)),
  };
}

/** Converts a picture to gray, reduced so that no side is longer than `side` pixels. */
function grayWithin(picture: Picture, side: number, paper?: number, weights?: Weights): Gray {
  const longest = Math.max(picture.width, picture.height);
  const shrink = Math.max(1, Math.floor(longest / side));
  const gray = toGray(picture, shrink, paper, weights);
  return longest > side ? scale(gray, (side * shrink) / longest) : gray;
}

function isTransparent({ data }: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}

function isColored({ data }: Picture): boolean {
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > MAX_TINT) return true;
  }
  return false;
}
