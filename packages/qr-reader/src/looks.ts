import { evenOut, exchanged } from './even.ts';
import { blur, median, sharpen } from './filters.ts';
import { toGray } from './gray.ts';
import type { Gray, Picture, Weights } from './gray.ts';
import { scale } from './scale.ts';

/** The picture seen in one way. */
export interface Look {
  /** Evened out, where light counts as even within so many pixels. */
  readonly evenWithin: (radius: number) => Gray;
  /** Pixels of the look for each of the picture. */
  readonly factor: number;
  /** The distances to be tried in turn. */
  readonly radii: readonly number[];
}

/** The longest side, in pixels, of most looks. */
const WORKING_SIDE = 1000;

/** Below this side, in pixels, modules may be too small and the picture is enlarged. */
const SMALL_SIDE = 420;

/** Above this side, in pixels, there may be codes that are too small at the working side. */
const LARGE_SIDE = 1300;

/** Under this radius glare and shadows drop out better, under the other noise does. */
const NEAR = 12;
const FAR = 30;
const BOTH = [FAR, NEAR];

/** What a color shows more or less than the gray, in levels, is noise up to here. */
const MOST_TINT = 8;

/**
 * The picture's brightness looked at in one way after another, by what each reads for the time
 * that it takes. Each look is made only when it is asked for.
 */
export function* looksAt(picture: Picture): Generator<Look> {
  const look = looksOf(picture);
  const longest = Math.max(picture.width, picture.height);
  const base = sized(picture, WORKING_SIDE);
  const first = remembered(look(base, BOTH));
  yield first;
  const half = scale(base, 0.5);
  yield look(sharpen(half, 2, 4), BOTH);
  yield inverted(first, BOTH);
  if (longest < SMALL_SIDE) yield look(scale(base, 3), BOTH);
  if (longest > LARGE_SIDE) {
    const large = remembered(look(sized(picture, 2 * WORKING_SIDE), BOTH));
    yield large;
    // A small code on a dark screen.
    yield inverted(large, [NEAR]);
  }
  yield look(scale(base, 1 / 3), [FAR]);
  yield look(sharpen(base, 2, 4), BOTH);
  yield look(sharpen(base, 4, 4), [FAR]);
  const soft = blur(base, 1);
  yield look(soft, [NEAR]);
  yield look(sharpen(soft, 4, 4), [FAR]);
  yield look(median(base), [NEAR]);
  yield look(half, [NEAR]);
}

/**
 * What no look at the brightness shows: light codes on a transparent ground, and codes in two
 * colors that are equally bright. None where the picture is opaque and gray.
 */
export function* looksBeyondBrightness(picture: Picture): Generator<Look> {
  const look = looksOf(picture);
  if (isTransparent(picture)) {
    const onBlack = remembered(look(sized(picture, WORKING_SIDE, 0), BOTH));
    yield onBlack;
    yield inverted(onBlack, BOTH);
  }
  if (!isColored(picture)) return;
  for (const weights of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const) {
    yield look(sized(picture, WORKING_SIDE, 255, weights), [FAR]);
  }
}

/** Makes looks at one picture. */
function looksOf({ width, height }: Picture): (gray: Gray, radii: readonly number[]) => Look {
  return (gray, radii) => ({
    evenWithin: (radius) => evenOut(gray, radius),
    factor: Math.max(gray.width, gray.height) / Math.max(width, height),
    radii,
  });
}

/** The same look, which makes each of its pictures once. */
function remembered(look: Look): Look {
  const made = new Map<number, Gray>();
  const evenWithin = (radius: number): Gray => {
    const even = made.get(radius) ?? look.evenWithin(radius);
    made.set(radius, even);
    return even;
  };
  return { ...look, evenWithin };
}

/** A look with light and dark exchanged. */
function inverted(look: Look, radii: readonly number[]): Look {
  return { ...look, radii, evenWithin: (radius) => exchanged(look.evenWithin(radius)) };
}

/** The gray of a picture with no side longer than `side`. */
function sized(picture: Picture, side: number, paper?: number, weights?: Weights): Gray {
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
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > MOST_TINT) return true;
  }
  return false;
}
