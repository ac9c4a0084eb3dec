import { readCode } from './readCode.ts';
import type { Reading } from './readCode.ts';
import { candidatesFor } from './candidates.ts';
import type { Picture } from './gray.ts';
import { pairsOf, triplesOf } from './groups.ts';
import { brightnessVariants, transparencyAndColorVariants } from './variants.ts';
import type { Variant } from './variants.ts';
import { distance } from './plane.ts';
import type { Point } from './plane.ts';
import { locateFinders } from './locateFinders.ts';
import type { LocatedFinder } from './locateFinders.ts';

/** When to stop: once `now()` reaches `deadline`. Both are milliseconds of the same clock. */
export interface ReadLimit {
  readonly now: () => number;
  readonly deadline: number;
}

/** Longest accepted side, in pixels. */
const maxSide = 4096;

/**
 * Agreement above which a finder counts as certain. On 904 photographs, no code was read from a
 * group without a certain finder.
 */
const certainAgreement = 0.5;

/**
 * After this many variants without two certain finders, skip the others of the same kind: of brightness, or of
 * transparency and color. All 863 photographs that could be read showed two within the first four.
 */
const maxVariantsWithoutFinders = 5;

/**
 * The number of failed attempts at groups of finders before the reader goes on: first from groups of three to groups of
 * two, then to the next variant. Each certain finder adds one attempt at groups of three.
 */
const maxGroupFailures = 12;

/**
 * Returns the texts of the QR codes in a picture (ISO/IEC 18004), each once, in no particular
 * order. Returns what it found so far when time is up, which may be an empty array.
 *
 * Never throws. Returns an empty array if the size doesn't match the data or a side is longer than
 * 4096 pixels. May run some tens of milliseconds past the deadline.
 *
 * @example
 * const limit = { now: () => performance.now(), deadline: performance.now() + 1500 };
 * readQr(context.getImageData(0, 0, width, height), limit); // ['HELLO WORLD']
 */
export function readQr(picture: Picture, { now, deadline }: ReadLimit): string[] {
  if (!isUsable(picture)) return [];
  const isLate = (): boolean => now() >= deadline;
  const readings: Reading[] = [];
  let unread: readonly Point[] = [];
  for (const variants of [brightnessVariants(picture), transparencyAndColorVariants(picture)]) {
    let count = 0;
    for (const variant of variants) {
      for (const radius of variant.radii) {
        unread = readVariant(variant, radius, readings, unread, isLate);
        if (isLate() || (readings.length > 0 && unread.length === 0)) return textsOf(readings);
      }
      count += 1;
      // A single finder is never a code, but two finders may be from a code whose third finder is lost.
      if (unread.length >= 2) continue;
      if (readings.length > 0) return textsOf(readings);
      if (count >= maxVariantsWithoutFinders) break;
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
  return Number.isInteger(length) && length > 0 && length <= maxSide;
}

/**
 * Adds every code that one variant shows to `readings`. Returns the centers of all certain finders so far that don't
 * belong to a code, in pixels of the picture.
 */
function readVariant(
  variant: Variant,
  radius: number,
  readings: Reading[],
  unread: readonly Point[],
  isLate: () => boolean,
): Point[] {
  const seen = [...unread];
  for (const finder of readNormalized(variant, radius, readings, isLate)) {
    const { center, moduleWidth } = inPicture(finder, variant.scale);
    const isKnown = seen.some((other) => distance(other, center) < 3 * moduleWidth);
    if (isCertain(finder) && !isKnown) seen.push(center);
  }
  return seen.filter((center) => !readings.some(({ corners }) => isInside(center, corners)));
}

function isCertain({ agreement }: LocatedFinder): boolean {
  return agreement > certainAgreement;
}

/** Returns the center and the module width of a finder in pixels of the picture. */
function inPicture({ center: { x, y }, moduleWidth }: LocatedFinder, scale: number) {
  return { center: { x: x / scale, y: y / scale }, moduleWidth: moduleWidth / scale };
}

/**
 * Adds every code that a variant shows with one contrast radius to `readings`. Returns the finders
 * that don't belong to a code, in pixels of the variant.
 */
function readNormalized(
  { normalizedWithin, scale }: Variant,
  radius: number,
  readings: Reading[],
  isLate: () => boolean,
): LocatedFinder[] {
  const normalized = normalizedWithin(radius);
  const isOutsideReadings = (finder: LocatedFinder): boolean => {
    const { center } = inPicture(finder, scale);
    return !readings.some(({ corners }) => isInside(center, corners));
  };
  if (isLate()) return [];
  let finders = locateFinders(normalized).filter(isOutsideReadings);
  const certainCount = finders.filter(isCertain).length;
  if (certainCount === 0) return finders;
  for (const [groupsOf, maxFailures] of [
    [triplesOf, maxGroupFailures + certainCount],
    [pairsOf, maxGroupFailures],
  ] as const) {
    let failures = 0;
    for (const group of groupsOf(finders)) {
      if (failures >= maxFailures || isLate()) break;
      if (!group.every(({ finder }) => finders.includes(finder))) continue;
      if (!group.some(({ finder }) => isCertain(finder))) continue;
      const candidates = candidatesFor(normalized, group);
      if (candidates.length === 0) continue;
      const reading = readCode(normalized, candidates, isLate);
      if (reading === undefined) {
        failures += 1;
        continue;
      }
      readings.push({
        text: reading.text,
        corners: reading.corners.map(({ x, y }) => ({ x: x / scale, y: y / scale })),
      });
      finders = finders.filter(isOutsideReadings);
    }
  }
  return finders;
}

/** Returns whether a point lies within a convex polygon. */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}
