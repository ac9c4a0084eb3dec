import { blur, invert, median, sharpen, stretch } from './filters.ts';
import { toGray } from './gray.ts';
import type { Gray, Picture } from './gray.ts';
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
  const plain = toGray(picture);
  const base = longest > WORKING_SIDE ? scale(plain, WORKING_SIDE / longest) : plain;
  yield base;
  const enlarged = longest < SMALL_SIDE ? scale(base, 3) : undefined;
  if (enlarged) yield enlarged;
  if (longest > 1.5 * WORKING_SIDE)
    yield longest > 2 * WORKING_SIDE ? scale(plain, (2 * WORKING_SIDE) / longest) : plain;
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
  else if (base === plain) yield scale(base, 1.5);
  if (isTransparent(picture)) yield toGray(picture, 0);
  for (const weights of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const) {
    const channel = toGray(picture, 255, weights);
    yield base === plain ? channel : scale(channel, WORKING_SIDE / longest);
  }
}

function isTransparent({ data }: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}
