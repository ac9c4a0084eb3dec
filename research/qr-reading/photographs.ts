import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photograph of a public set. */
export interface Photograph {
  readonly set: string;
  /** Its path below the folder of all sets. */
  readonly name: string;
  readonly file: string;
  /** What is written in it; `undefined` where the set does not say, empty where there is no code. */
  readonly texts: readonly string[] | undefined;
}

interface PublicSet {
  readonly set: string;
  /** Where its pictures lie below the folder of all sets. */
  readonly path: string;
  /** The folders there that count. */
  readonly folders: RegExp;
  readonly textsOf: (path: string) => readonly string[] | undefined;
}

/** Each repository is expected under its own name; those that are absent are left out. */
const PUBLIC_SETS: readonly PublicSet[] = [
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

/** The photographs that are present. The sets have taken over each other's; those come once. */
export async function* photographsIn(folder: string): AsyncGenerator<Photograph> {
  const seen: Buffer[] = [];
  for (const { set, path, folders, textsOf } of PUBLIC_SETS) {
    const root = join(folder, path);
    if (!existsSync(root)) continue;
    const own: Buffer[] = [];
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => folders.test(name) && /\.(?:png|jpe?g|gif|webp)$/i.test(name))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    for (const name of names) {
      const file = join(root, name);
      const small = await thumbnail(file);
      if (seen.some((other) => isSame(small, other))) continue;
      own.push(small);
      yield { set, name: join(path, name), file, texts: textsOf(file) };
    }
    seen.push(...own);
  }
}

/** ZXing's way: the text lies beside the picture; other encodings than UTF-8 in a .bin file. */
function textBeside(path: string): readonly string[] | undefined {
  const file = path.replace(/\.\w+$/, '.txt');
  return existsSync(file) ? [readFileSync(file, 'utf8')] : undefined;
}

/** jsQR's way: what it read itself, or null. */
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

const THUMBNAIL = 24;

async function thumbnail(file: string): Promise<Buffer> {
  return sharp(file)
    .flatten({ background: '#fff' })
    .grayscale()
    .resize(THUMBNAIL, THUMBNAIL, { fit: 'fill' })
    .raw()
    .toBuffer();
}

function isSame(one: Buffer, other: Buffer): boolean {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum < one.length;
}
