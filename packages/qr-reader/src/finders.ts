import type { Gray } from './gray.ts';
import type { Point } from './plane.ts';

/** A finder pattern: one of the three large squares of a code (ISO/IEC 18004, 6.3.3). */
export interface Finder {
  readonly center: Point;
  /** Approximate width of a module in pixels. */
  readonly moduleWidth: number;
  /** Number of picture rows that cross it in the proportions 1:1:3:1:1. */
  readonly votes: number;
}

/** Maximum number of finders to return: those with the most votes. */
const maxFinders = 400;

/** How far each of the five runs 1:1:3:1:1 may be from its ideal length, in modules. */
const relativeSlack = 0.75;

/** The slack of the middle run, which is three modules long, as a multiple of the slack of the other runs. */
const coreSlackFactor = 1.8;

/** The minimum slack in pixels. In small codes, a run of whole pixels may differ more from its ideal length. */
const minSlack = 0.6;

/**
 * The maximum length of a dark outer run, as a multiple of the light run next to it. A longer run isn't only the edge
 * of the finder: the finder touches something dark.
 */
const maxGrowth = 2.5;

/** Finds finder patterns in a normalized picture, where negative is dark. Most votes first. */
export function findFinders(normalized: Gray): Finder[] {
  const { width, height, data } = normalized;
  const isDark = (x: number, y: number): boolean => (data[y * width + x] ?? 0) < 0;
  const found: Finder[] = [];
  const step = height > 700 ? 2 : 1;
  for (let y = 0; y < height; y += step) {
    const start = y * width;
    // Lengths of the last five runs, the newest last.
    let [run1, run2, run3, run4, run5] = [0, 0, 0, 0, 0];
    let isDarkRun = false;
    for (let x = 0; x <= width; x++) {
      if (x < width && (data[start + x] ?? 0) < 0 === isDarkRun) {
        run5 += 1;
        continue;
      }
      if (isDarkRun && hasFinderProportions(run1, run2, run3, run4, run5)) {
        addCrossing(found, crossCheck(isDark, normalized, x - run5 - run4 - run3 / 2, y));
      }
      [run1, run2, run3, run4, run5] = [run2, run3, run4, run5, 1];
      isDarkRun = !isDarkRun;
    }
  }
  return found
    .filter((finder) => finder.votes > 1)
    .sort((a, b) => b.votes - a.votes)
    .slice(0, maxFinders);
}

function hasFinderProportions(
  outer1: number,
  light1: number,
  core: number,
  light2: number,
  outer2: number,
): boolean {
  const total = outer1 + light1 + core + light2 + outer2;
  if (total < 7) return false;
  const moduleWidth = total / 7;
  const slack = Math.max(moduleWidth * relativeSlack, minSlack);
  return (
    Math.abs(outer1 - moduleWidth) < slack &&
    Math.abs(light1 - moduleWidth) < slack &&
    Math.abs(core - 3 * moduleWidth) < slack * coreSlackFactor &&
    Math.abs(light2 - moduleWidth) < slack &&
    Math.abs(outer2 - moduleWidth) < slack
  );
}

type Dark = (x: number, y: number) => boolean;

/** Confirms a crossing vertically, then horizontally again, and returns its exact center. */
function crossCheck(isDark: Dark, normalized: Gray, x: number, y: number): Finder | undefined {
  const column = Math.floor(x);
  const vertical = measureRuns((step) => isDark(column, y + step), y, normalized.height - 1 - y);
  if (vertical === undefined) return undefined;
  const row = Math.floor(y + vertical.shift);
  const horizontal = measureRuns(
    (step) => isDark(column + step, row),
    column,
    normalized.width - 1 - column,
  );
  if (horizontal === undefined) return undefined;
  const moduleWidth = (vertical.length + horizontal.length) / 14;
  const ratio = vertical.length / horizontal.length;
  if (ratio > 3 || ratio < 1 / 3) return undefined;
  return {
    center: { x: column + 0.5 + horizontal.shift, y: row + 0.5 },
    moduleWidth,
    votes: 1,
  };
}

/**
 * Measures the five runs around step 0, which lies in the middle run. Returns undefined if they don't have a finder's
 * proportions. If the finder touches something dark, an outer run continues. It then counts as long as its neighbor.
 */
function measureRuns(
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
    const end = Math.min(limit, light + Math.ceil(maxGrowth * (light - core)));
    while (step <= end && isDark(sign * step)) step++;
    return [core, light, step > end && step <= limit ? 2 * light - core : step];
  };
  if (!isDark(0)) return undefined;
  const [b1, b2, b3] = walk(-1, before);
  const [a1, a2, a3] = walk(1, after);
  return hasFinderProportions(b3 - b2, b2 - b1, b1 + a1 - 1, a2 - a1, a3 - a2)
    ? { length: b3 + a3 - 1, shift: (a1 - b1) / 2 }
    : undefined;
}

/** Adds a crossing to the finder it belongs to, or adds a new finder. */
function addCrossing(found: Finder[], crossing: Finder | undefined): void {
  if (crossing === undefined) return;
  const { center, moduleWidth } = crossing;
  const at = found.findLastIndex(
    (finder) =>
      Math.abs(finder.center.y - center.y) < 2 * finder.moduleWidth &&
      Math.hypot(finder.center.x - center.x, finder.center.y - center.y) < 2 * finder.moduleWidth &&
      Math.max(moduleWidth, finder.moduleWidth) < 2 * Math.min(moduleWidth, finder.moduleWidth),
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
    moduleWidth: same.moduleWidth + (moduleWidth - same.moduleWidth) * share,
    votes: same.votes + 1,
  };
}
