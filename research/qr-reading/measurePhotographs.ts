import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readingSize } from '../../site/src/qr/picture.ts';
import { photographsIn } from './photographs.ts';
import type { Photograph } from './photographs.ts';
import { pixelsOf, processorTime } from './readers.ts';
import type { Readers } from './readers.ts';

/** What one reader found in the photographs. Times are in milliseconds of processor time. */
export interface PhotographRow {
  readonly name: string;
  /** Photographs in which the reader found at least one right text. */
  readonly pictures: number;
  /** Distinct right texts per photograph, summed up. */
  readonly texts: number;
  /** Texts found in photographs without a code. */
  readonly invented: number;
  readonly times: readonly number[];
  readonly timesWithoutCode: readonly number[];
}

export interface PhotographsMeasured {
  /** The number of photographs in each set. */
  readonly sets: Readonly<Record<string, number>>;
  /** Photographs in which any reader found a right text, and the distinct right texts in them. */
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
 * Reads the photographs in `folder` with every reader, at the size at which the page would read them. If a set
 * doesn't list the texts of its photographs, every text counts as right.
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
    const file = await resizeLikePage(photograph.file);
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
      const right = rightTexts(texts, photograph);
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

/** Returns the photograph as a PNG file, reduced to the size at which the page reads pictures. */
async function resizeLikePage(path: string): Promise<Buffer> {
  const image = sharp(readFileSync(path));
  const { width, height } = await image.metadata();
  const size = readingSize({ width, height });
  return image
    .resize(size.width, size.height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function rightTexts(texts: ReadonlySet<string>, photograph: Photograph): ReadonlySet<string> {
  const known = photograph.texts?.map(normalizeText);
  const read = [...texts].map(normalizeText);
  return new Set(known === undefined ? read : read.filter((text) => known.includes(text)));
}

/** Normalizes line ends, because those in the files with expected texts are inconsistent. */
function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}
