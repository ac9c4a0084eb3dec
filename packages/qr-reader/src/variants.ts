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
const workingSide = 1000;

/** If the longest side is shorter than this, in pixels, modules may be too small at the picture's own size. */
const smallSide = 420;

/** If the longest side is longer than this, in pixels, codes may be too small at the working size. */
const largeSide = 1300;

/**
 * Contrast radii in pixels. `nearRadius` copes better with glare and shadows, `farRadius` with
 * noise.
 */
const nearRadius = 12;
const farRadius = 30;
const bothRadii = [farRadius, nearRadius];

/** Largest difference between color channels, in levels, that counts as noise. */
const maxTint = 8;

/**
 * Yields variants of the picture's brightness. Variants that read more codes in the same time come
 * first. Each variant is computed when it's requested.
 */
export function* brightnessVariants(picture: Picture): Generator<Variant> {
  const makeVariant = variantMaker(picture);
  const longest = Math.max(picture.width, picture.height);
  const base = grayWithin(picture, workingSide);
  const first = cached(makeVariant(base, bothRadii));
  yield first;
  const half = scale(base, 0.5);
  yield makeVariant(sharpen(half, 2, 4), bothRadii);
  yield inverted(first, bothRadii);
  if (longest < smallSide) yield makeVariant(scale(base, 3), bothRadii);
  if (longest > largeSide) {
    const large = cached(makeVariant(grayWithin(picture, 2 * workingSide), bothRadii));
    yield large;
    // This variant shows small codes on a dark screen.
    yield inverted(large, [nearRadius]);
  }
  yield makeVariant(scale(base, 1 / 3), [farRadius]);
  yield makeVariant(sharpen(base, 2, 4), bothRadii);
  yield makeVariant(sharpen(base, 4, 4), [farRadius]);
  const soft = blur(base, 1);
  yield makeVariant(soft, [nearRadius]);
  yield makeVariant(sharpen(soft, 4, 4), [farRadius]);
  yield makeVariant(median(base), [nearRadius]);
  yield makeVariant(half, [nearRadius]);
}

/**
 * Yields variants for codes that brightness doesn't show: light codes on a transparent background,
 * and codes in two equally bright colors. Yields nothing if the picture is opaque and gray.
 */
export function* transparencyAndColorVariants(picture: Picture): Generator<Variant> {
  const makeVariant = variantMaker(picture);
  if (isTransparent(picture)) {
    const onBlack = cached(makeVariant(grayWithin(picture, workingSide, 0), bothRadii));
    yield onBlack;
    yield inverted(onBlack, bothRadii);
  }
  if (!isColored(picture)) return;
  for (const weights of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const) {
    yield makeVariant(grayWithin(picture, workingSide, 255, weights), [farRadius]);
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
function grayWithin(
  picture: Picture,
  side: number,
  backgroundLevel?: number,
  weights?: Weights,
): Gray {
  const longest = Math.max(picture.width, picture.height);
  const shrink = Math.max(1, Math.floor(longest / side));
  const gray = toGray(picture, shrink, backgroundLevel, weights);
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
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > maxTint) return true;
  }
  return false;
}
