import { bend } from './bend.ts';
import { curve } from './curve.ts';
import { decodeModules } from './decode.ts';
import { evenOut } from './even.ts';
import { fitsOf } from './fit.ts';
import type { Fit, Grid } from './fit.ts';
import type { Gray, Picture } from './gray.ts';
import { pairsOf, triplesOf } from './groups.ts';
import type { Placed } from './groups.ts';
import { looksAt } from './looks.ts';
import type { Look } from './looks.ts';
import { sideOf } from './pattern.ts';
import { distance, project } from './plane.ts';
import type { Point } from './plane.ts';
import { cornersOf, refine, settleFarCorner } from './refine.ts';
import { sampleModules, transpose, unmix } from './sample.ts';
import { squaresIn } from './squares.ts';
import type { Square } from './squares.ts';

/** When to give up: `deadline` on the clock that `now` reads, both in milliseconds. */
export interface ReadLimit {
  readonly now: () => number;
  readonly deadline: number;
}

/** No longer sides are taken, in pixels. */
const LONGEST_SIDE = 4096;

/** How well modules show where a finder is sure. */
const SURE_AGREEMENT = 0.5;

/** Below this agreement of all fixed modules there is no code there. */
const LEAST_AGREEMENT = 0.3;

/** Codes that are fitted in vain before one look is given up, beside those of sure finders. */
const MOST_FAILURES = 12;

/** Shares of blur taken out of the modules, tried in turn. */
const BLUR_SHARES = [0, 0.12, 0.25];

/** A code that was read, and its corners in the picture, one after the other around it. */
interface Reading {
  readonly text: string;
  readonly corners: readonly Point[];
}

/**
 * The texts of the QR codes in a picture (ISO/IEC 18004), in no order, none twice; empty when
 * there is none or time is up. Never throws, whatever the pixels. Runs past the deadline by one
 * step at most, some tens of milliseconds.
 */
export function readQr(picture: Picture, { now, deadline }: ReadLimit): string[] {
  if (!isUsable(picture)) return [];
  const isLate = (): boolean => now() >= deadline;
  const readings: Reading[] = [];
  let open: readonly Square[] = [];
  for (const look of looksAt(picture)) {
    open = readLook(look, readings, open, isLate);
    // One finder alone is no code; two may be.
    if (isLate() || (readings.length > 0 && open.length < 2)) break;
  }
  return [...new Set(readings.map(({ text }) => text))];
}

function isUsable({ width, height, data }: Picture): boolean {
  return isSide(width) && isSide(height) && data.length === width * height * 4;
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length > 0 && length <= LONGEST_SIDE;
}

/**
 * Adds every code of one look to `readings`; gives back the sure finders, in pixels of the
 * picture, that were open before or show now and belong to no code yet.
 */
function readLook(
  look: Look,
  readings: Reading[],
  open: readonly Square[],
  isLate: () => boolean,
): Square[] {
  const seen = [...open];
  for (const radius of look.radii) {
    if (isLate()) break;
    for (const square of readEvenly(look, radius, readings, isLate)) {
      const { center, module } = inPicture(square, look.factor);
      const isKnown = seen.some((other) => distance(other.center, center) < 3 * module);
      if (square.agreement > SURE_AGREEMENT && !isKnown) seen.push({ ...square, center, module });
    }
  }
  return seen.filter(({ center }) => !readings.some(({ corners }) => isInside(center, corners)));
}

function inPicture({ center: { x, y }, module }: Square, factor: number) {
  return { center: { x: x / factor, y: y / factor }, module: module / factor };
}

/** The same with light that counts as even within `radius`; gives back the finders that are left. */
function readEvenly(
  { gray, factor }: Look,
  radius: number,
  readings: Reading[],
  isLate: () => boolean,
): Square[] {
  const even = evenOut(gray, radius);
  const isOpen = (square: Square): boolean => {
    const { center } = inPicture(square, factor);
    return !readings.some(({ corners }) => isInside(center, corners));
  };
  if (isLate()) return [];
  let squares = squaresIn(even).filter(isOpen);
  let failures =
    MOST_FAILURES + squares.filter(({ agreement }) => agreement > SURE_AGREEMENT).length;
  for (const groupsOf of [triplesOf, pairsOf]) {
    for (const group of groupsOf(squares)) {
      if (failures <= 0 || isLate()) break;
      if (!group.every(({ square }) => squares.includes(square))) continue;
      const reading = readGroup(even, group, isLate);
      if (reading === 'no code') continue;
      if (reading === 'unread') {
        failures -= 1;
        continue;
      }
      readings.push({
        text: reading.text,
        corners: reading.corners.map(({ x, y }) => ({ x: x / factor, y: y / factor })),
      });
      squares = squares.filter(isOpen);
    }
  }
  return squares;
}

function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

function readGroup(
  even: Gray,
  group: readonly Placed[],
  isLate: () => boolean,
): Reading | 'no code' | 'unread' {
  let seen: 'no code' | 'unread' = 'no code';
  for (const first of fitsOf(even, group)) {
    if (isLate()) return seen;
    const settled = settleFarCorner(even, first);
    const text = decodeGrid(even, settled, plain(settled), [0]);
    if (text !== undefined) return { text, corners: cornersOf(settled.version, settled.map) };
    const fit = refine(even, settled);
    if (fit.agreement <= LEAST_AGREEMENT) continue;
    seen = 'unread';
    const refined =
      decodeGrid(even, fit, plain(fit), BLUR_SHARES) ??
      (fit.version < 7
        ? decodeGrid(even, settled, curve(even, settled), BLUR_SHARES)
        : decodeGrid(even, fit, bend(even, fit), BLUR_SHARES));
    if (refined !== undefined) return { text: refined, corners: cornersOf(fit.version, fit.map) };
  }
  return seen;
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
