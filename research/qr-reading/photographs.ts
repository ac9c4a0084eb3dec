import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photograph from a public test set. */
export interface Photograph {
  readonly set: string;
  /** The path relative to the folder with all sets. */
  readonly name: string;
  readonly file: string;
  /** The texts of its QR codes: undefined if the set doesn't list them, empty if there is no code. */
  readonly texts: readonly string[] | undefined;
}

interface PublicSet {
  readonly set: string;
  /** The folder of its pictures, relative to the folder with all sets. */
  readonly path: string;
  /** Matches the paths of the pictures to use, relative to `path`. */
  readonly folders: RegExp;
  readonly textsOf: (path: string) => readonly string[] | undefined;
}

/** The public sets. Clone each repository under its own name. Sets that aren't there are skipped. */
const publicSets: readonly PublicSet[] = [
  {
    set: 'ZXing',
    path: 'zxing/core/src/test/resources/blackbox',
    folders: /^(?:multi-)?qrcode-/,
    textsOf: textBeside,
  },
  {
    set: 'zxing-cpp',
    path: 'zxing-cpp/test/samples',
    folders: /^qrcode-/,
    textsOf: textBeside,
  },
  { set: 'jsQR', path: 'jsQR/tests/end-to-end', folders: /./, textsOf: textInJson },
  {
    set: 'BoofCV',
    path: 'qr-code-vectors/boofcv-v3/detection',
    folders: /./,
    textsOf: () => undefined,
  },
  {
    set: 'without a code',
    path: 'zxing/core/src/test/resources/blackbox',
    folders: /^falsepositives/,
    textsOf: () => [],
  },
];

/** Yields the photographs of all sets in `folder`. A photograph that appears in several sets is yielded once. */
export async function* photographsIn(folder: string): AsyncGenerator<Photograph> {
  const seen: Buffer[] = [];
  for (const { set, path, folders, textsOf } of publicSets) {
    const root = join(folder, path);
    if (!existsSync(root)) continue;
    const thumbnails: Buffer[] = [];
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => folders.test(name) && /\.(?:png|jpe?g|gif|webp)$/i.test(name))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    for (const name of names) {
      const file = join(root, name);
      const small = await thumbnail(file);
      if (seen.some((other) => isSame(small, other))) continue;
      thumbnails.push(small);
      yield { set, name: join(path, name), file, texts: textsOf(file) };
    }
    seen.push(...thumbnails);
  }
}

/**
 * Reads the text as ZXing stores it: in a .txt file beside the picture. Texts that aren't UTF-8 are in .bin files.
 */
function textBeside(path: string): readonly string[] | undefined {
  const file = path.replace(/\.\w+$/, '.txt');
  return existsSync(file) ? [readFileSync(file, 'utf8')] : undefined;
}

/** Reads the text as jsQR stores it. output.json has the result of jsQR itself, or null if jsQR found no code. */
function textInJson(path: string): readonly string[] | undefined {
  const known: unknown = JSON.parse(readFileSync(join(path, '../output.json'), 'utf8'));
  return typeof known === 'object' &&
    known !== null &&
    'data' in known &&
    typeof known.data === 'string' &&
    known.data !== ''
    ? [known.data]
    : undefined;
}

/** The edge of a thumbnail in pixels. */
const thumbnailSide = 24;

async function thumbnail(file: string): Promise<Buffer> {
  return sharp(file)
    .flatten({ background: '#fff' })
    .grayscale()
    .resize(thumbnailSide, thumbnailSide, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Returns whether two thumbnails differ by less than one gray level per pixel. */
function isSame(first: Buffer, second: Buffer): boolean {
  let sum = 0;
  for (let at = 0; at < first.length; at++) sum += Math.abs((first[at] ?? 0) - (second[at] ?? 0));
  return sum < first.length;
}
