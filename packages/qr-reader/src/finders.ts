import type { Gray } from './gray.ts';
import type { Point } from './plane.ts';

/** One of the three large squares of a code (ISO/IEC 18004, 6.3.3). */
export interface Finder {
  readonly center: Point;
  /** About the width of a module in pixels. */
  readonly module: number;
  /** How many lines of the picture cross it as they should. */
  readonly votes: number;
}

/** At most so many are looked at closer, those that most lines cross. */
const MOST_FINDERS = 400;

/** How far each of the five stretches 1:1:3:1:1 may be from its length, in modules. */
const SLACK = 0.75;

/** An outer run more times as long as the light one inside belongs to something else. */
const MOST_GROWTH = 2.5;

/** Looks for finders in an evened-out picture, where dark is below zero. */
export function findFinders(even: Gray): Finder[] {
  const { width, height, data } = even;
  const isDark = (x: number, y: number): boolean => (data[y * width + x] ?? 0) < 0;
  const found: Finder[] = [];
  const step = height > 700 ? 2 : 1;
  for (let y = 0; y < height; y += step) {
    const start = y * width;
    // The last five runs, the newest last.
    let [one, two, three, four, five] = [0, 0, 0, 0, 0];
    let dark = false;
    for (let x = 0; x <= width; x++) {
      if (x < width && (data[start + x] ?? 0) < 0 === dark) {
        five += 1;
        continue;
      }
      if (dark && isFinder(one, two, three, four, five)) {
        vote(found, across(isDark, even, x - five - four - three / 2, y));
      }
      [one, two, three, four, five] = [two, three, four, five, 1];
      dark = !dark;
    }
  }
  return found
    .filter((finder) => finder.votes > 1)
    .sort((a, b) => b.votes - a.votes)
    .slice(0, MOST_FINDERS);
}

function isFinder(one: number, two: number, three: number, four: number, five: number): boolean {
  const total = one + two + three + four + five;
  if (total < 7) return false;
  const module = total / 7;
  const slack = Math.max(module * SLACK, 0.6);
  return (
    Math.abs(one - module) < slack &&
    Math.abs(two - module) < slack &&
    Math.abs(three - 3 * module) < slack * 1.8 &&
    Math.abs(four - module) < slack &&
    Math.abs(five - module) < slack
  );
}

type Dark = (x: number, y: number) => boolean;

/** Follows the crossing upwards and downwards, then sideways again, to settle its middle. */
function across(isDark: Dark, even: Gray, x: number, y: number): Finder | undefined {
  const column = Math.floor(x);
  const vertical = runsFrom((step) => isDark(column, y + step), y, even.height - 1 - y);
  if (vertical === undefined) return undefined;
  const row = Math.floor(y + vertical.shift);
  const horizontal = runsFrom(
    (step) => isDark(column + step, row),
    column,
    even.width - 1 - column,
  );
  if (horizontal === undefined) return undefined;
  const module = (vertical.length + horizontal.length) / 14;
  const ratio = vertical.length / horizontal.length;
  if (ratio > 3 || ratio < 1 / 3) return undefined;
  return {
    center: { x: column + 0.5 + horizontal.shift, y: row + 0.5 },
    module,
    votes: 1,
  };
}

/**
 * The five runs around step 0, which lies in the middle one, if they are a finder's. An outer run
 * that goes on, because the finder touches something dark, counts as long as its neighbor.
 */
function runsFrom(
  isDark: (step: number) => boolean,
  before: number,
  after: number,
): { readonly length: number; readonly shift: number } | undefined {
  const walk = (sign: number, limit: number): readonly [number, number, number] => {
    let step = 1;
    while (step <= limit && isDark(sign * step)) step++;
    const core = step;
    while (step <= limit && !isDark(sign * step)) step++;
    const light = step;
    const end = Math.min(limit, light + Math.ceil(MOST_GROWTH * (light - core)));
    while (step <= end && isDark(sign * step)) step++;
    return [core, light, step > end && step <= limit ? 2 * light - core : step];
  };
  if (!isDark(0)) return undefined;
  const [b1, b2, b3] = walk(-1, before);
  const [a1, a2, a3] = walk(1, after);
  return isFinder(b3 - b2, b2 - b1, b1 + a1 - 1, a2 - a1, a3 - a2)
    ? { length: b3 + a3 - 1, shift: (a1 - b1) / 2 }
    : undefined;
}

/** Counts a crossing for the finder it belongs to, or opens a new one. */
function vote(found: Finder[], crossing: Finder | undefined): void {
  if (crossing === undefined) return;
  const { center, module } = crossing;
  const at = found.findLastIndex(
    (finder) =>
      Math.abs(finder.center.y - center.y) < 2 * finder.module &&
      Math.hypot(finder.center.x - center.x, finder.center.y - center.y) < 2 * finder.module &&
      Math.max(module, finder.module) < 2 * Math.min(module, finder.module),
  );
  const same = found[at];
  if (same === undefined) {
    found.push(crossing);
    return;
  }
  const share = 1 / (same.votes + 1);
  found[at] = {
    center: {
      x: same.center.x + (center.x - same.center.x) * share,
      y: same.center.y + (center.y - same.center.y) * share,
    },
    module: same.module + (module - same.module) * share,
    votes: same.votes + 1,
  };
}
