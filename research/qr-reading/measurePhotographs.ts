import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readingSize } from '../../site/src/qr/picture.ts';
import { photographsIn } from './photographs.ts';
import type { Photograph } from './photographs.ts';
import { pixelsOf, processorTime } from './readers.ts';
import type { Readers } from './readers.ts';

/** What a reader made of the photographs; times are milliseconds of one processor. */
export interface PhotographRow {
  readonly name: string;
  /** Photographs in which it read something right. */
  readonly pictures: number;
  /** Different right texts, summed over the photographs. */
  readonly texts: number;
  /** Texts that it read where there is no code. */
  readonly invented: number;
  readonly times: readonly number[];
  readonly timesWithoutCode: readonly number[];
}

export interface PhotographsMeasured {
  /** Photographs by set. */
  readonly sets: Readonly<Record<string, number>>;
  /** Photographs in which any reader read something right, and the different texts in them. */
  readonly readable: { readonly pictures: number; readonly texts: number };
  readonly rows: readonly PhotographRow[];
}

interface Tally {
  pictures: number;
  texts: number;
  invented: number;
  readonly times: number[];
  readonly timesWithoutCode: number[];
}

/**
 * Shows the photographs in `folder` to every reader, at the size at which the page would read
 * them. Where a set does not say what a picture holds, any reading counts.
 */
export async function measurePhotographs(
  folder: string,
  readers: Readers,
): Promise<PhotographsMeasured> {
  const sets: Record<string, number> = {};
  const readable = { pictures: 0, texts: 0 };
  const tallies = new Map<string, Tally>();
  for await (const photograph of photographsIn(folder)) {
    sets[photograph.set] = (sets[photograph.set] ?? 0) + 1;
    const file = await shownAt(photograph.file);
    const pixels = await pixelsOf(file);
    const all = new Set<string>();
    for (const [name, read] of Object.entries(readers)) {
      const tally = tallies.get(name) ?? {
        pictures: 0,
        texts: 0,
        invented: 0,
        times: [],
        timesWithoutCode: [],
      };
      tallies.set(name, tally);
      const started = processorTime();
      const texts = new Set(await read(file, pixels));
      const time = processorTime() - started;
      if (photograph.texts?.length === 0) {
        tally.invented += texts.size;
        tally.timesWithoutCode.push(time);
        continue;
      }
      const right = rightOf(texts, photograph);
      tally.times.push(time);
      tally.pictures += right.size > 0 ? 1 : 0;
      tally.texts += right.size;
      for (const text of right) all.add(text);
    }
    readable.pictures += all.size > 0 ? 1 : 0;
    readable.texts += all.size;
  }
  return { sets, readable, rows: [...tallies].map(([name, tally]) => ({ name, ...tally })) };
}

/** As a PNG file, no larger than the page takes pictures. */
async function shownAt(path: string): Promise<Buffer> {
  const image = sharp(readFileSync(path));
  const { width, height } = await image.metadata();
  const size = readingSize({ width, height });
  return image
    .resize(size.width, size.height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function rightOf(texts: ReadonlySet<string>, photograph: Photograph): ReadonlySet<string> {
  const known = photograph.texts?.map(plainly);
  const read = [...texts].map(plainly);
  return new Set(known === undefined ? read : read.filter((text) => known.includes(text)));
}

/** Files of expected texts are careless with the ends of lines. */
function plainly(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}
