import { decodeQR } from 'qr/decode.js';
import { readByGrid, showsFinders } from './reading/grid.ts';
import type { Reading } from './reading/grid.ts';
import { toPicture } from './reading/grey.ts';
import type { Grey, Picture } from './reading/grey.ts';
import { looksAt, WORKING_SIDE } from './reading/looks.ts';
import { paintOver } from './reading/paint.ts';
import type { Point } from './reading/plane.ts';

/** When to give up: `deadline` on the clock that `now` reads, both in milliseconds. */
export type ReadLimit = { now: () => number; deadline: number };

/** The decoder takes no longer sides, in pixels. */
const LONGEST_SIDE = 4096;

/** Codes that are looked for in one picture. */
const MOST_CODES = 16;

/** Distances in pixels within which light counts as even, tried in turn. */
const RADII = [12, 30];

/**
 * The texts of the QR codes in a picture (ISO/IEC 18004), in no order, none twice; empty when
 * there is none or time is up. Never throws, whatever the pixels. Runs past the deadline by one
 * step at most, some tens of milliseconds.
 */
export function readQr(picture: Picture, limit: ReadLimit): string[] {
  if (!isUsable(picture)) return [];
  const isLate = (): boolean => limit.now() >= limit.deadline;
  const texts = new Set<string>();
  for (const look of looksAt(picture)) {
    const rest = readLook(look, texts, limit, isLate);
    if (isLate() || (texts.size > 0 && !showsFinders(rest))) break;
  }
  return [...texts];
}

function isUsable({ width, height, data }: Picture): boolean {
  return isSide(width) && isSide(height) && data.length === width * height * 4;
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length > 0 && length <= LONGEST_SIDE;
}

/** Adds every code of one look to `texts`; gives back the look with what was read painted over. */
function readLook(look: Grey, texts: Set<string>, limit: ReadLimit, isLate: () => boolean): Grey {
  const readers = [(grey: Grey) => readAtOnce(grey, limit)];
  if (Math.max(look.width, look.height) <= WORKING_SIDE) {
    readers.push(...RADII.map((radius) => (grey: Grey) => readByGrid(grey, radius, isLate)));
  }
  let rest = look;
  for (const read of readers) {
    for (let count = 0; count < MOST_CODES; count++) {
      const reading = read(rest);
      if (reading === undefined) break;
      texts.add(reading.text);
      rest = paintOver(rest, reading.corners);
      if (isLate()) return rest;
    }
    if (isLate()) break;
  }
  return rest;
}

function readAtOnce(grey: Grey, { now, deadline }: ReadLimit): Reading | undefined {
  let corners: Point[] = [];
  try {
    const text = decodeQR(toPicture(grey), {
      effort: 8,
      timeLimit: Math.max(0, Math.min(60, deadline - now())),
      pointsOnDetect: (points) => {
        corners = [...points.bounds];
      },
    });
    return { text, corners };
  } catch {
    return undefined;
  }
}
