import type { Gray } from './gray.ts';
import type { Projection } from './plane.ts';

/** A module whose color the version alone settles. Its middle is at `column` + 0.5, `row` + 0.5. */
export interface FixedModule {
  readonly column: number;
  readonly row: number;
  readonly dark: boolean;
}

/** Modules along one side of a version 1–40 (ISO/IEC 18004, 6.1). */
export function sideOf(version: number): number {
  return 17 + 4 * version;
}

/** Rows and columns of the middles of the alignment patterns (ISO/IEC 18004, annex E). */
export function alignmentRows(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sideOf(version) - 7;
  // Evenly spaced from the far end in even steps; the first gap takes the rest.
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (count - 1) / 2);
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

/** From −1 to 1: how well an evened-out picture shows the modules that have to be there. */
export function agreement(
  { width, height, data }: Gray,
  map: Projection,
  modules: readonly FixedModule[],
): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  let sum = 0;
  for (const { column, row, dark } of modules) {
    const [x, y] = [column + 0.5, row + 0.5];
    const w = g * x + h * y + i;
    const across = (a * x + b * y + c) / w - 0.5;
    const down = (d * x + e * y + f) / w - 0.5;
    // Written out, as more time goes here than anywhere else: the place between four pixels.
    const left = across < 0 ? 0 : across > width - 2 ? width - 2 : Math.floor(across);
    const top = down < 0 ? 0 : down > height - 2 ? height - 2 : Math.floor(down);
    const right = across < left ? 0 : across > left + 1 ? 1 : across - left;
    const below = down < top ? 0 : down > top + 1 ? 1 : down - top;
    const at = top * width + left;
    const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
    const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
    const value = upper * (1 - below) + lower * below;
    const shown = value < -1 ? -1 : value > 1 ? 1 : value;
    sum += dark ? -shown : shown;
  }
  return sum / Math.max(1, modules.length);
}

/** Finders with their light borders, timing, alignment and version patterns, without format. */
export const fixedModules = remembered(makeFixedModules);

/** The modules of the two timing patterns. */
export const timingOf = remembered((version): readonly FixedModule[] => {
  const end = sideOf(version) - 8;
  return fixedModules(version).filter(
    ({ column, row }) =>
      (row === 6 && column > 7 && column < end) || (column === 6 && row > 7 && row < end),
  );
});

/** What is made once for each version that is asked for. */
export function remembered<Made>(make: (version: number) => Made): (version: number) => Made {
  const known = new Map<number, Made>();
  return (version) => {
    const before = known.get(version);
    if (before !== undefined) return before;
    const made = make(version);
    known.set(version, made);
    return made;
  };
}

function makeFixedModules(version: number): readonly FixedModule[] {
  const side = sideOf(version);
  const modules = new Map<number, FixedModule>();
  const set = (column: number, row: number, dark: boolean): void => {
    if (column < 0 || row < 0 || column >= side || row >= side) return;
    modules.set(row * side + column, { column, row, dark });
  };
  for (let at = 8; at < side - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  square(set, 3, 3, 4, (ring) => ring !== 2 && ring !== 4);
  square(set, side - 4, 3, 4, (ring) => ring !== 2 && ring !== 4);
  square(set, 3, side - 4, 4, (ring) => ring !== 2 && ring !== 4);
  const rows = alignmentRows(version);
  for (const row of rows) {
    for (const column of rows) {
      const underFinder =
        (row === 6 && (column === 6 || column === side - 7)) || (column === 6 && row === side - 7);
      if (!underFinder) square(set, column, row, 2, (ring) => ring !== 1);
    }
  }
  if (version >= 7) setVersion(set, version);
  return [...modules.values()];
}

type Set = (column: number, row: number, dark: boolean) => void;

function square(
  set: Set,
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

/** Eighteen bits, a Golay code of the version (ISO/IEC 18004, 7.10), written twice. */
function setVersion(set: Set, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const [short, long] = [Math.floor(bit / 3), sideOf(version) - 11 + (bit % 3)];
    set(short, long, dark);
    set(long, short, dark);
  }
}
