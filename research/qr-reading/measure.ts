import { makePictures } from './pictures.ts';
import { pixelsOf, processorTime, READERS } from './readers.ts';
import type { Readers } from './readers.ts';

/** Pictures read out of those made, by reader. */
export interface Row {
  readonly kind: string;
  readonly made: number;
  readonly read: Readonly<Record<string, number>>;
}

export interface Measured {
  readonly rows: readonly Row[];
  readonly total: Row;
  /** Pictures by the program that made the code. */
  readonly programs: Readonly<Record<string, number>>;
  /** Pictures that a reader made something else of. */
  readonly wrong: Readonly<Record<string, number>>;
  /** Of this site's reader, in milliseconds of one processor. */
  readonly time: { readonly middle: number; readonly slowest: number };
}

/** Shows the same pictures to every reader; a reading counts when the text is exactly right. */
export async function measure(
  seed: number,
  each: number,
  readers: Readers = READERS,
): Promise<Measured> {
  const rows = new Map<string, Row>();
  const programs: Record<string, number> = {};
  const wrong: Record<string, number> = {};
  const times: number[] = [];
  let total: Row = { kind: 'all', made: 0, read: {} };
  for await (const picture of makePictures(seed, each)) {
    programs[picture.program] = (programs[picture.program] ?? 0) + 1;
    const pixels = await pixelsOf(picture.file);
    const right: Record<string, number> = {};
    for (const [name, read] of Object.entries(readers)) {
      const started = processorTime();
      const texts = await read(picture.file, pixels);
      if (name === 'this site') times.push(processorTime() - started);
      right[name] = texts.includes(picture.text) ? 1 : 0;
      if (texts.some((text) => text !== picture.text)) wrong[name] = (wrong[name] ?? 0) + 1;
    }
    const row = rows.get(picture.kind) ?? { kind: picture.kind, made: 0, read: {} };
    rows.set(picture.kind, withOne(row, right));
    total = withOne(total, right);
  }
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  return {
    rows: [...rows.values()],
    total,
    programs,
    wrong,
    time: { middle, slowest: times.at(-1) ?? 0 },
  };
}

function withOne({ kind, made, read }: Row, right: Readonly<Record<string, number>>): Row {
  const sums = Object.entries(right).map(([name, count]) => [name, (read[name] ?? 0) + count]);
  return { kind, made: made + 1, read: Object.fromEntries(sums) };
}
