import { makePictures } from './pictures.ts';
import { pixelsOf, processorTime, installedReaders } from './readers.ts';
import type { Readers } from './readers.ts';

/** The results for one kind of picture: the number of generated pictures, and the number that each reader read. */
export interface Row {
  readonly kind: string;
  readonly made: number;
  /** By the name of the reader. */
  readonly read: Readonly<Record<string, number>>;
}

export interface Measured {
  readonly rows: readonly Row[];
  readonly total: Row;
  /** The number of pictures by the program that generated the QR code. */
  readonly programs: Readonly<Record<string, number>>;
  /** By the name of the reader: the number of pictures in which it found a wrong text. */
  readonly wrong: Readonly<Record<string, number>>;
  /** The time of this site's reader per picture, in milliseconds of processor time. */
  readonly time: { readonly median: number; readonly slowest: number };
}

/**
 * Reads the same pictures with every reader. A reader must return exactly the right text.
 * @param each the number of pictures of each kind
 */
export async function measure(
  seed: number,
  each: number,
  readers: Readers = installedReaders,
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
    rows.set(picture.kind, addPicture(row, right));
    total = addPicture(total, right);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return {
    rows: [...rows.values()],
    total,
    programs,
    wrong,
    time: { median, slowest: times.at(-1) ?? 0 },
  };
}

/** Adds one picture to a row. `right` has 1 for each reader that read it, and 0 for the others. */
function addPicture({ kind, made, read }: Row, right: Readonly<Record<string, number>>): Row {
  const sums = Object.entries(right).map(([name, count]) => [name, (read[name] ?? 0) + count]);
  return { kind, made: made + 1, read: Object.fromEntries(sums) };
}
