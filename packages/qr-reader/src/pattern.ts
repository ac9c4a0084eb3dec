import type { Gray } from './gray.ts';
import type { Projection } from './plane.ts';

/** A module whose color depends only on the version. Its middle is (`column` + 0.5, `row` + 0.5). */
export interface FixedModule {
  readonly column: number;
  readonly row: number;
  readonly isDark: boolean;
}

/** Returns the modules per side of a version, 1–40 (ISO/IEC 18004, 6.1). */
export function sideOf(version: number): number {
  return 17 + 4 * version;
}

/**
 * Returns the rows of the centers of alignment patterns, which are also their columns
 * (ISO/IEC 18004, annex E).
 */
export function alignmentPositions(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sideOf(version) - 7;
  // Counted from the far end, all steps are equal and even. The first gap gets the rest.
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (count - 1) / 2);
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

/**
 * Returns how well a normalized picture matches the expected modules, from −1 (all inverted) to 1.
 */
export function agreement(
  { width, height, data }: Gray,
  projection: Projection,
  modules: readonly FixedModule[],
): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = projection;
  let sum = 0;
  for (const { column, row, isDark } of modules) {
    const [x, y] = [column + 0.5, row + 0.5];
    const w = g * x + h * y + i;
    const across = (a * x + b * y + c) / w - 0.5;
    const down = (d * x + e * y + f) / w - 0.5;
    // `valueAt` inlined: the reader spends more time here than anywhere else.
    const left = across < 0 ? 0 : across > width - 2 ? width - 2 : Math.floor(across);
    const top = down < 0 ? 0 : down > height - 2 ? height - 2 : Math.floor(down);
    const right = across < left ? 0 : across > left + 1 ? 1 : across - left;
    const below = down < top ? 0 : down > top + 1 ? 1 : down - top;
    const at = top * width + left;
    const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
    const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
    const value = upper * (1 - below) + lower * below;
    const shown = value < -1 ? -1 : value > 1 ? 1 : value;
    sum += isDark ? -shown : shown;
  }
  return sum / Math.max(1, modules.length);
}

/** Modules of the finders with their separators, and of timing, alignment and version patterns. */
export const fixedModules = memoizeByVersion(makeFixedModules);

/** The modules of the two timing patterns. */
export const timingModules = memoizeByVersion((version): readonly FixedModule[] => {
  const end = sideOf(version) - 8;
  return fixedModules(version).filter(
    ({ column, row }) =>
      (row === 6 && column > 7 && column < end) || (column === 6 && row > 7 && row < end),
  );
});

/** Memoizes a function of the version. */
export function memoizeByVersion<Value>(
  compute: (version: number) => Value,
): (version: number) => Value {
  const cache = new Map<number, Value>();
  return (version) => {
    const cached = cache.get(version);
    if (cached !== undefined) return cached;
    const value = compute(version);
    cache.set(version, value);
    return value;
  };
}

function makeFixedModules(version: number): readonly FixedModule[] {
  const side = sideOf(version);
  const modules = new Map<number, FixedModule>();
  const set = (column: number, row: number, isDark: boolean): void => {
    if (column < 0 || row < 0 || column >= side || row >= side) return;
    modules.set(row * side + column, { column, row, isDark });
  };
  for (let at = 8; at < side - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  setSquare(set, 3, 3, 4, (ring) => ring !== 2 && ring !== 4);
  setSquare(set, side - 4, 3, 4, (ring) => ring !== 2 && ring !== 4);
  setSquare(set, 3, side - 4, 4, (ring) => ring !== 2 && ring !== 4);
  const positions = alignmentPositions(version);
  for (const row of positions) {
    for (const column of positions) {
      const isUnderFinder =
        (row === 6 && (column === 6 || column === side - 7)) || (column === 6 && row === side - 7);
      if (!isUnderFinder) setSquare(set, column, row, 2, (ring) => ring !== 1);
    }
  }
  if (version >= 7) setVersion(set, version);
  return [...modules.values()];
}

type SetModule = (column: number, row: number, isDark: boolean) => void;

function setSquare(
  set: SetModule,
  column: number,
  row: number,
  reach: number,
  isDark: (ring: number) => boolean,
): void {
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      set(column + x, row + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }
  }
}

/** Sets both copies of the version: eighteen bits of a Golay code (ISO/IEC 18004, 7.10). */
function setVersion(set: SetModule, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [short, long] = [Math.floor(bit / 3), sideOf(version) - 11 + (bit % 3)];
    set(short, long, isDark);
    set(long, short, isDark);
  }
}
