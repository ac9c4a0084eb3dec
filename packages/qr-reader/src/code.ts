import { bend } from './bend.ts';
import { curve } from './curve.ts';
import { decodeModules } from './decode.ts';
import type { Fit, Grid } from './fit.ts';
import type { Gray } from './gray.ts';
import { sideOf } from './pattern.ts';
import { project } from './plane.ts';
import type { Point } from './plane.ts';
import { cornersOf, refine, settleByModules, settleFarCorner } from './refine.ts';
import { sampleModules, transpose, unmix } from './sample.ts';

/**
 * How well all fixed modules have to show: to be read at once, to have the corners moved, and
 * then to be read. On 160 photographs, those that were read at last had 0.40, 0.15 (but for large
 * bent codes) and 0.47 at least.
 */
const LEAST_AT_ONCE = 0.35;
const LEAST_TO_REFINE = 0.12;
const LEAST_AGREEMENT = 0.42;

/** From this version on a code may be bent so far that little shows before. */
const BENT_VERSION = 14;

/** Shares of blur taken out of the modules, tried in turn. */
const BLUR_SHARES = [0, 0.12, 0.25];

/** A code that was read, and its corners in pixels, one after the other around it. */
export interface Reading {
  readonly text: string;
  readonly corners: readonly Point[];
}

/**
 * Reads the code that lies as one of `fits` says, the likeliest first: as it is, with its corners
 * moved to where it shows best, and bent.
 */
export function readCode(
  even: Gray,
  fits: readonly Fit[],
  isLate: () => boolean,
): Reading | undefined {
  for (const first of fits) {
    if (isLate()) return undefined;
    const settled = settleFarCorner(even, first);
    const { version } = settled;
    if (settled.agreement > LEAST_AT_ONCE) {
      const atOnce = decodeGrid(even, settled, plain(settled), [0]);
      if (atOnce !== undefined) return readingOf(atOnce, settled);
    }
    if (settled.agreement < LEAST_TO_REFINE && version < BENT_VERSION) continue;
    const fit = refine(even, settled);
    if (fit.agreement <= LEAST_AGREEMENT) continue;
    const text =
      decodeGrid(even, fit, plain(fit), BLUR_SHARES) ??
      (version < 7
        ? decodeGrid(even, settled, curve(even, settled), BLUR_SHARES)
        : decodeGrid(even, fit, bend(even, fit), BLUR_SHARES)) ??
      (version === 1
        ? decodeGrid(even, settled, plain(settleByModules(even, settled)), BLUR_SHARES)
        : undefined);
    if (text !== undefined) return readingOf(text, fit);
  }
  return undefined;
}

function readingOf(text: string, { version, map }: Fit): Reading {
  return { text, corners: cornersOf(version, map) };
}

function plain({ map }: Fit): Grid {
  return (x, y) => project(map, x, y);
}

function decodeGrid(
  even: Gray,
  { version }: Fit,
  grid: Grid,
  blurShares: readonly number[],
): string | undefined {
  const side = sideOf(version);
  const values = sampleModules(even, version, grid);
  for (const share of blurShares) {
    const text = decodeModules(share === 0 ? values : unmix(values, side, share), version);
    if (text !== undefined) return text;
  }
  // A camera that faces its user, or glass seen from behind, shows a code mirrored.
  return decodeModules(transpose(values, side), version);
}
