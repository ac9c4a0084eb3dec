import { blur, invert, median, sharpen } from './filters.ts';
import { toGray } from './gray.ts';
import type { Gray, Picture, Weights } from './gray.ts';
import { scale } from './scale.ts';

/** The picture seen in one way. */
export interface Look {
  readonly gray: Gray;
  /** Pixels of the look for each of the picture. */
  readonly factor: number;
  /** Distances in pixels within which light counts as even, to be tried in turn. */
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

/**
 * The picture looked at in one way after another, by what each reads for the time that it takes.
 * Each look is made only when it is asked for.
 */
export function* looksAt(picture: Picture): Generator<Look> {
  const longest = Math.max(picture.width, picture.height);
  for (const [gray, radii] of graysOf(picture, longest)) {
    yield { gray, radii, factor: Math.max(gray.width, gray.height) / longest };
  }
}

function* graysOf(
  picture: Picture,
  longest: number,
): Generator<readonly [gray: Gray, radii: readonly number[]]> {
  const base = sized(picture, WORKING_SIDE);
  yield [base, BOTH];
  const half = scale(base, 0.5);
  yield [sharpen(half, 2, 4), BOTH];
  yield [invert(base), BOTH];
  if (longest < SMALL_SIDE) yield [scale(base, 3), BOTH];
  if (longest > LARGE_SIDE) {
    const large = sized(picture, 2 * WORKING_SIDE);
    yield [large, BOTH];
    // A small code on a dark screen.
    yield [invert(large), [NEAR]];
  }
  yield [scale(base, 1 / 3), [FAR]];
  yield [sharpen(base, 2, 4), BOTH];
  yield [sharpen(base, 4, 4), [FAR]];
  const soft = blur(base, 1);
  yield [soft, [NEAR]];
  yield [sharpen(soft, 4, 4), [FAR]];
  yield [median(base), [NEAR]];
  yield [half, [NEAR]];
  if (isTransparent(picture)) {
    const onBlack = sized(picture, WORKING_SIDE, 0);
    yield [onBlack, BOTH];
    yield [invert(onBlack), BOTH];
  }
  for (const weights of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const) {
    yield [sized(picture, WORKING_SIDE, 255, weights), [FAR]];
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
