import { decodeQR } from 'qr/decode.js';
import { fitsOf } from './fit.ts';
import type { Fit } from './fit.ts';
import type { Grey } from './grey.ts';
import { pairsOf, triplesOf } from './groups.ts';
import { evenOut } from './mean.ts';
import { WORKING_SIDE } from './looks.ts';
import { sideOf } from './pattern.ts';
import { project } from './plane.ts';
import type { Point } from './plane.ts';
import { scale } from './scale.ts';
import { drawModules, sampleModules, transpose, unmix } from './sample.ts';
import { squaresIn } from './squares.ts';

/** A code that was read, and its four corners in pixels, one after the other around it. */
export type Reading = { text: string; corners: Point[] };

/** How far light counts as even, in pixels, and how well modules show, where a finder is sure. */
const SURE_RADIUS = 30;
const SURE_AGREEMENT = 0.6;

/** Shares of blur taken out of the modules, tried in turn. */
const BLUR_SHARES = [0, 0.12, 0.25];

/**
 * Reads one code by laying a grid over it: finds the finders, fits the fixed modules of the
 * likeliest versions to the picture, and has each module decoded from a flawless drawing of what
 * the grid shows. `radius` in pixels is how far light counts as even. Stops when `isLate`.
 */
export function readByGrid(grey: Grey, radius: number, isLate: () => boolean): Reading | undefined {
  const even = evenOut(grey, radius);
  if (isLate()) return undefined;
  const squares = squaresIn(even);
  for (const groups of [triplesOf, pairsOf]) {
    for (const group of groups(squares)) {
      for (const fit of fitsOf(even, group)) {
        const text = decodeFit(even, fit);
        if (text !== undefined) return { text, corners: outline(fit) };
        if (isLate()) return undefined;
      }
      if (isLate()) return undefined;
    }
  }
  return undefined;
}

/** Whether enough finders show that a code must be there. */
export function showsFinders(grey: Grey): boolean {
  const factor = WORKING_SIDE / Math.max(grey.width, grey.height);
  const small = factor < 1 ? scale(grey, factor) : grey;
  const clear = squaresIn(evenOut(small, SURE_RADIUS)).filter(
    ({ agreement }) => agreement > SURE_AGREEMENT,
  );
  return clear.length > 1;
}

function decodeFit(even: Grey, fit: Fit): string | undefined {
  const side = sideOf(fit.version);
  const values = sampleModules(even, fit);
  const clear = BLUR_SHARES.map((share) => unmix(values, side, share));
  // A camera that faces its user, or glass seen from behind, shows a code mirrored.
  for (const modules of [...clear, transpose(values, side)]) {
    try {
      return decodeQR(drawModules(modules, fit.version));
    } catch {
      // The decoder throws for what it cannot read; the next one may do better.
    }
  }
  return undefined;
}

function outline({ version, map }: Fit): Point[] {
  const side = sideOf(version);
  return [
    project(map, 0, 0),
    project(map, side, 0),
    project(map, side, side),
    project(map, 0, side),
  ];
}
