import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { normalizeQrInputs } from './options.ts';
import { qrPng } from './testing/qrPng.ts';
import { type Picture, readQr } from '@otp-lab/qr-reader';

const uri =
  'otpauth://totp/Tessera:%ED%99%8D%EA%B8%B8%EB%8F%99?secret=JBSWY3DPEHPK3PXP&issuer=Tessera';
const unlimited = { now: () => 0, deadline: 1 };

async function code(value: string, inputs: object = {}, scale = 4): Promise<Sharp> {
  const file = await qrPng(normalizeQrInputs({ value, ...inputs }), scale);
  if (file === undefined) throw new Error(`does not fit: ${value}`);
  return sharp(file);
}

async function pixels(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const flattened = async (image: Sharp): Promise<Sharp> => sharp(await image.png().toBuffer());

describe('readQr', () => {
  it.each([1, 2, 3, 10])('reads a code with %s pixels per module', async (scale) => {
    expect(readQr(await pixels(await code(uri, {}, scale)), unlimited)).toEqual([uri]);
  });

  it.each([0, 30, 45, 90, 211])('reads a code turned by %s degrees', async (degrees) => {
    const turned = (await code(uri)).rotate(degrees, { background: '#ddd' });
    expect(readQr(await pixels(turned), unlimited)).toEqual([uri]);
  });

  it('reads light on dark, mirrored, transparent and colored codes', async () => {
    const light = await code(uri, { darkColor: '#fff', lightColor: '#111' });
    expect(readQr(await pixels(light), unlimited)).toEqual([uri]);
    expect(readQr(await pixels((await code(uri)).flop()), unlimited)).toEqual([uri]);
    const onTransparent = await code(uri, { lightColor: '#fff0' });
    expect(readQr(await pixels(onTransparent), unlimited)).toEqual([uri]);
    const whiteOnTransparent = await code(uri, { darkColor: '#fff', lightColor: '#fff0' });
    expect(readQr(await pixels(whiteOnTransparent), unlimited)).toEqual([uri]);
    // Red and green of the same brightness are the same gray.
    const colored = await code(uri, { darkColor: '#ff0000', lightColor: '#008200' });
    expect(readQr(await pixels(colored), unlimited)).toEqual([uri]);
  });

  it('reads all codes of a picture', async () => {
    const values = Array.from({ length: 5 }, (_, index) => `${uri}&batch=${index}`);
    const codes = await Promise.all(
      values.map(async (value, index) => ({
        input: await (await code(value, {}, 3 + (index % 2))).png().toBuffer(),
        left: 20 + (index % 3) * 320,
        top: 20 + Math.floor(index / 3) * 320,
      })),
    );
    const ground = sharp({
      create: { width: 1000, height: 700, channels: 3, background: '#eee' },
    });
    const page = await flattened(ground.composite(codes));
    expect(readQr(await pixels(page), unlimited).sort()).toEqual(values);
    const soft = await flattened(page.blur(1.5));
    expect(readQr(await pixels(soft), unlimited).sort()).toEqual(values);
  });

  it('reads a code without one of its finder patterns', async () => {
    const spot = { create: { width: 36, height: 36, channels: 3, background: '#777' } } as const;
    const whole = await code(uri, { errorCorrectionLevel: 'Q' }, 6);
    const broken = await flattened(whole.composite([{ input: spot, left: 12, top: 12 }]));
    expect(readQr(await pixels(broken), unlimited)).toEqual([uri]);
  });

  it('reads a code in a picture of the largest size', async () => {
    const input = await (await code(uri, {}, 3)).png().toBuffer();
    const ground = sharp({
      create: { width: 4096, height: 2304, channels: 3, background: '#20242c' },
    });
    const page = await flattened(ground.composite([{ input, left: 3211, top: 1777 }]));
    expect(readQr(await pixels(page), unlimited)).toEqual([uri]);
  });

  it('finds nothing in a picture without a code', async () => {
    const empty = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } });
    expect(readQr(await pixels(empty), unlimited)).toEqual([]);
  });

  it.each([
    [0, 0, 0],
    [10, 10, 399],
    [2.5, 4, 40],
    [Number.NaN, 4, 0],
    [5000, 1, 20_000],
    [1, 1, 4],
  ])('finds nothing in %s × %s pixels of %s bytes', (width, height, bytes) => {
    expect(readQr({ width, height, data: new Uint8ClampedArray(bytes) }, unlimited)).toEqual([]);
  });

  it('stops at its deadline', async () => {
    const { data, info } = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let calls = 0;
    const now = (): number => calls++;
    expect(readQr({ ...info, data: new Uint8ClampedArray(data) }, { now, deadline: 12 })).toEqual(
      [],
    );
    expect(calls).toBeLessThan(20);
  });
});
