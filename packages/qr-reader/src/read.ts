import { readCode } from './code.ts';
import type { Reading } from './code.ts';
import { fitsOf } from './fit.ts';
import type { Picture } from './gray.ts';
import { pairsOf, triplesOf } from './groups.ts';
import { looksAt, looksBeyondBrightness } from './looks.ts';
import type { Look } from './looks.ts';
import { distance } from './plane.ts';
import type { Point } from './plane.ts';
import { squaresIn } from './squares.ts';
import type { Square } from './squares.ts';

/** When to give up: `deadline` on the clock that `now` reads, both in milliseconds. */
export interface ReadLimit {
  readonly now: () => number;
  readonly deadline: number;
}

/** No longer sides are taken, in pixels. */
const LONGEST_SIDE = 4096;

/**
 * How well modules show where a finder is sure. On 904 photographs, no code was read from finders of
 * which none was.
 */
const SURE_AGREEMENT = 0.5;

/**
 * Looks that have to show two sure finders. Of 863 photographs that were read, each had shown them
 * in the first four.
 */
const LOOKS_TO_SHOW = 5;

/**
 * Groups of three finders, and then of two, that are fitted in vain before one look is given up.
 * There is one more of three for each sure finder.
 */
const MOST_FAILURES = 12;

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
  for (const looks of [looksAt(picture), looksBeyondBrightness(picture)]) {
    let count = 0;
    for (const look of looks) {
      for (const radius of look.radii) {
        open = readLook(look, radius, readings, open, isLate);
        if (isLate() || (readings.length > 0 && open.length === 0)) return textsOf(readings);
      }
      count += 1;
      // One finder alone, whatever the distance, is no code; two may be.
      if (open.length >= 2) continue;
      if (readings.length > 0) return textsOf(readings);
      if (count >= LOOKS_TO_SHOW) break;
    }
  }
  return textsOf(readings);
}

function textsOf(readings: readonly Reading[]): string[] {
  return [...new Set(readings.map(({ text }) => text))];
}

function isUsable({ width, height, data }: Picture): boolean {
  return isSide(width) && isSide(height) && data.length === width * height * 4;
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length > 0 && length <= LONGEST_SIDE;
}

/**
 * Adds every code of one look, with light that counts as even within `radius`, to `readings`; gives
 * back the sure finders, in pixels of the picture, that were open before or show now and belong to
 * no code yet.
 */
function readLook(
  look: Look,
  radius: number,
  readings: Reading[],
  open: readonly Square[],
  isLate: () => boolean,
): Square[] {
  const seen = [...open];
  for (const square of readEvenly(look, radius, readings, isLate)) {
    const { center, module } = inPicture(square, look.factor);
    const isKnown = seen.some((other) => distance(other.center, center) < 3 * module);
    if (isSure(square) && !isKnown) seen.push({ ...square, center, module });
  }
  return seen.filter(({ center }) => !readings.some(({ corners }) => isInside(center, corners)));
}

function isSure({ agreement }: Square): boolean {
  return agreement > SURE_AGREEMENT;
}

function inPicture({ center: { x, y }, module }: Square, factor: number) {
  return { center: { x: x / factor, y: y / factor }, module: module / factor };
}

/** The same with light that counts as even within `radius`; gives back the finders that are left. */
function readEvenly(
  { evenWithin, factor }: Look,
  radius: number,
  readings: Reading[],
  isLate: () => boolean,
): Square[] {
  const even = evenWithin(radius);
  const isOpen = (square: Square): boolean => {
    const { center } = inPicture(square, factor);
    return !readings.some(({ corners }) => isInside(center, corners));
  };
  if (isLate()) return [];
  let squares = squaresIn(even).filter(isOpen);
  const sure = squares.filter(isSure).length;
  if (sure === 0) return squares;
  for (const [groupsOf, most] of [
    [triplesOf, MOST_FAILURES + sure],
    [pairsOf, MOST_FAILURES],
  ] as const) {
    let failures = 0;
    for (const group of groupsOf(squares)) {
      if (failures >= most || isLate()) break;
      if (!group.every(({ square }) => squares.includes(square))) continue;
      if (!group.some(({ square }) => isSure(square))) continue;
      const fits = fitsOf(even, group);
      if (fits.length === 0) continue;
      const reading = readCode(even, fits, isLate);
      if (reading === undefined) {
        failures += 1;
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

/** Whether a point lies within corners that follow each other around it. */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}
