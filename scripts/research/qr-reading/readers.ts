import { spawnSync } from 'node:child_process';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { readQr } from '../../../src/qr/reading/index.ts';
import type { Picture } from '../../../src/qr/reading/index.ts';

/** Time that our reader gets for one picture, in milliseconds of one processor. */
export const READ_TIME = 700;

/** What a reader makes of one picture, given as a PNG file and as pixels. */
export type Reader = (file: Buffer, pixels: Picture) => string[];

export const READERS: Readonly<Record<string, Reader>> = {
  'this site': (_, pixels) =>
    readQr(pixels, { now: processorTime, deadline: processorTime() + READ_TIME }),
  zbarimg,
  jsQR: (_, { width, height, data }) => {
    const code = jsQR(new Uint8ClampedArray(data), width, height);
    return code === null ? [] : [code.data];
  },
};

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
function zbarimg(file: Buffer): string[] {
  const options = ['-q', '--xml', '--nodbus', '-Sdisable', '-Sqr.enable', '-Stest-inverted'];
  const { stdout, error } = spawnSync('zbarimg', [...options, 'png:-'], {
    input: file,
    encoding: 'utf8',
  });
  if (error) throw new Error('zbarimg is missing: install the Debian package zbar-tools.');
  return [...stdout.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)].map(([, text = '']) => text);
}
