import { blur, invert, median, sharpen, stretch } from './filters.ts';
import { toGray } from './gray.ts';
import type { Gray, Picture, Weights } from './gray.ts';
import { scale } from './scale.ts';

/** The picture seen in one way. */
export interface Look {
  readonly gray: Gray;
  /** Pixels of the look for each of the picture. */
  readonly factor: number;
}

/** The longest side, in pixels, of most looks. */
const WORKING_SIDE = 1000;

/** Below this side, in pixels, modules may be too small and the picture is enlarged first. */
const SMALL_SIDE = 420;

/**
 * The picture looked at in one way after another, the cheapest and likeliest first. Each look is
 * made only when it is asked for.
 */
export function* looksAt(picture: Picture): Generator<Look> {
  const longest = Math.max(picture.width, picture.height);
  for (const gray of graysOf(picture, longest)) {
    yield { gray, factor: Math.max(gray.width, gray.height) / longest };
  }
}

function* graysOf(picture: Picture, longest: number): Generator<Gray> {
  const base = sized(picture, WORKING_SIDE);
  yield base;
  const isWhole = longest <= WORKING_SIDE;
  const enlarged = longest < SMALL_SIDE ? scale(base, 3) : undefined;
  if (enlarged) yield enlarged;
  if (longest > 1.5 * WORKING_SIDE) yield sized(picture, 2 * WORKING_SIDE);
  yield blur(base, 1);
  yield sharpen(base, 4, 4);
  yield median(base);
  yield scale(base, 0.5);
  yield blur(base, 2);
  yield invert(base);
  yield sharpen(blur(base, 1), 4, 4);
  yield sharpen(base, 2, 4);
  yield blur(median(base), 1);
  yield scale(base, 1 / 3);
  yield stretch(base);
  if (enlarged) yield sharpen(enlarged, 5, 4);
  else if (isWhole) yield scale(base, 1.5);
  if (isTransparent(picture)) {
    const onBlack = sized(picture, WORKING_SIDE, 0);
    yield onBlack;
    yield invert(onBlack);
  }
  for (const weights of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const) {
    yield sized(picture, WORKING_SIDE, 255, weights);
  }
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
