import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { type Picture, type ReadLimit, readQr } from '@otp-lab/qr-reader';

/** The time limit of the site's reader per picture, in milliseconds of processor time. */
export const readTime = 700;

/**
 * Returns the texts of all QR codes that the reader finds in a picture. The reader gets the picture both as a PNG file
 * and as pixels.
 */
export type Reader = (
  file: Buffer,
  pixels: Picture,
) => readonly string[] | Promise<readonly string[]>;

export type Readers = Readonly<Record<string, Reader>>;

/** Returns the site's reader with a time limit per picture, in milliseconds of processor time. */
export function siteReader(milliseconds: number): Reader {
  return (_, pixels) => readQr(pixels, timeLimit(milliseconds));
}

/** Returns a limit that starts now, in milliseconds of processor time. */
export function timeLimit(milliseconds: number): ReadLimit {
  return { now: processorTime, deadline: processorTime() + milliseconds };
}

/** The readers that need only the project's npm packages and the Debian package zbar-tools. */
export const installedReaders = {
  'this site': siteReader(readTime),
  zbarimg,
  jsQR: (_, { width, height, data }) => {
    const code = jsQR(new Uint8ClampedArray(data), width, height);
    return code === null ? [] : [code.data];
  },
} satisfies Readers;

/** Returns a reader that uses the npm package `qr`, with a time limit in milliseconds. */
export function qrPackage(milliseconds: number): Reader {
  return (_, pixels) => {
    try {
      return [decodeQR(pixels, { effort: 8, timeLimit: milliseconds })];
    } catch {
      // decodeQR throws if it can't read the picture.
      return [];
    }
  };
}

const zxingPackage = 'zxing-wasm@3.1.4';

/**
 * Returns a reader that uses zxing-wasm. The package isn't a dependency of the project, so the first call installs it
 * in .cache/.
 */
export async function zxing(denoise: boolean): Promise<Reader> {
  const folder = fileURLToPath(new URL('../../.cache/zxing-wasm', import.meta.url));
  const home = `${folder}/node_modules/zxing-wasm`;
  if (!existsSync(home)) {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, zxingPackage], {
      stdio: 'ignore',
    });
  }
  const library: unknown = await import(`${home}/dist/es/reader/index.js`);
  if (!isZxing(library))
    throw new TypeError(`${zxingPackage} doesn't export the expected functions.`);
  const wasm = readFileSync(`${home}/dist/reader/zxing_reader.wasm`);
  await library.prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasm).buffer },
    fireImmediately: true,
  });
  return async (_, { width, height, data }) => {
    const results = await library.readBarcodes(
      { width, height, data, colorSpace: 'srgb' },
      { formats: ['QRCode'], tryHarder: true, tryDenoise: denoise, maxNumberOfSymbols: 255 },
    );
    return results.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}

interface Zxing {
  readonly prepareZXingModule: (options: object) => Promise<unknown>;
  readonly readBarcodes: (
    picture: object,
    options: object,
  ) => Promise<readonly { readonly isValid: boolean; readonly text: string }[]>;
}

function isZxing(library: unknown): library is Zxing {
  return (
    typeof library === 'object' &&
    library !== null &&
    'readBarcodes' in library &&
    'prepareZXingModule' in library
  );
}

/**
 * Returns the processor time of this process in milliseconds. Unlike a clock, it doesn't depend on other programs.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Decodes an image file to RGBA pixels. */
export async function pixelsOf(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/**
 * Reads a PNG file with zbarimg. `test-inverted` makes it also look for light codes on a dark background.
 * @throws {Error} if zbarimg isn't installed
 */
export function zbarimg(file: Buffer): string[] {
  const options = ['-q', '--xml', '--nodbus', '-Sdisable', '-Sqr.enable', '-Stest-inverted'];
  const { stdout, error } = spawnSync('zbarimg', [...options, 'png:-'], {
    input: file,
    encoding: 'utf8',
  });
  if (error) throw new Error('zbarimg is missing. Install the Debian package zbar-tools.');
  return [...stdout.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)].map(([, text = '']) => text);
}
