import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { type Picture, type ReadLimit, readQr } from '@otp-lab/qr-reader';

/** Time that our reader gets for one picture, in milliseconds of one processor. */
export const READ_TIME = 700;

/** What a reader makes of one picture, given as a PNG file and as pixels. */
export type Reader = (
  file: Buffer,
  pixels: Picture,
) => readonly string[] | Promise<readonly string[]>;

export type Readers = Readonly<Record<string, Reader>>;

/** This site's reader with so many milliseconds for a picture. */
export function ours(milliseconds: number): Reader {
  return (_, pixels) => readQr(pixels, within(milliseconds));
}

/** From now on, in milliseconds of one processor. */
export function within(milliseconds: number): ReadLimit {
  return { now: processorTime, deadline: processorTime() + milliseconds };
}

/** The readers that any machine with the project's packages and zbar-tools has. */
export const READERS = {
  'this site': ours(READ_TIME),
  zbarimg,
  jsQR: (_, { width, height, data }) => {
    const code = jsQR(new Uint8ClampedArray(data), width, height);
    return code === null ? [] : [code.data];
  },
} satisfies Readers;

/** The package `qr`, with the time that a photograph gets. */
export function qrPackage(milliseconds: number): Reader {
  return (_, pixels) => {
    try {
      return [decodeQR(pixels, { effort: 8, timeLimit: milliseconds })];
    } catch {
      // It throws for what it cannot read.
      return [];
    }
  };
}

const ZXING = 'zxing-wasm@3.1.4';

/** zxing-wasm, which is no dependency of the project: it is installed on the side when asked for. */
export async function zxing(denoise: boolean): Promise<Reader> {
  const folder = fileURLToPath(new URL('../../.cache/zxing-wasm', import.meta.url));
  const home = `${folder}/node_modules/zxing-wasm`;
  if (!existsSync(home)) {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, ZXING], { stdio: 'ignore' });
  }
  const library: unknown = await import(`${home}/dist/es/reader/index.js`);
  if (!isZxing(library)) throw new TypeError(`${ZXING} exports something else than expected`);
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

/** Milliseconds this process has worked; unlike a clock, other programs do not move it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export async function pixelsOf(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** With its test for light codes on dark, which it leaves out unless asked. */
export function zbarimg(file: Buffer): string[] {
  const options = ['-q', '--xml', '--nodbus', '-Sdisable', '-Sqr.enable', '-Stest-inverted'];
  const { stdout, error } = spawnSync('zbarimg', [...options, 'png:-'], {
    input: file,
    encoding: 'utf8',
  });
  if (error) throw new Error('zbarimg is missing: install the Debian package zbar-tools.');
  return [...stdout.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)].map(([, text = '']) => text);
}
