import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { declaredSize } from './pictureSize.ts';
import { imageIn, readingSize } from './picture.ts';

const image321x123 = sharp({
  create: { width: 321, height: 123, channels: 3, background: '#888' },
});

describe('declaredSize', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('returns the size of a %s file', async (format) => {
    const file = await image321x123
      .clone()
      .withExif({ IFD0: { Software: 'x' } })
      .toFormat(format)
      .toBuffer();
    expect(declaredSize(file)).toEqual({ width: 321, height: 123 });
  });

  it('returns undefined for other files', async () => {
    expect(declaredSize(await image321x123.clone().webp().toBuffer())).toBeUndefined();
    expect(declaredSize(new Uint8Array(0))).toBeUndefined();
    expect(declaredSize(new TextEncoder().encode('<svg/>'))).toBeUndefined();
  });

  it('never reads beyond the end of a truncated file', async () => {
    for (const format of ['png', 'jpeg', 'gif'] as const) {
      const file = await image321x123.clone().toFormat(format).toBuffer();
      for (let length = 0; length < file.length; length++) {
        const size = declaredSize(new Uint8Array(file.subarray(0, length)));
        expect(size === undefined || (size.width === 321 && size.height === 123)).toBe(true);
      }
    }
  });

  it('terminates on a JPEG whose segments never end', () => {
    const endless = new Uint8Array(5000).fill(0xff);
    endless[1] = 0xd8;
    expect(declaredSize(endless)).toBeUndefined();
    const empty = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0, 0);
    expect(declaredSize(empty)).toBeUndefined();
  });
});

describe('readingSize', () => {
  it.each([
    [100, 50, 100, 50],
    [4000, 3000, 4000, 3000],
    [8000, 6000, 4000, 3000],
    [10_000, 100, 4096, 40],
    [100_000, 1, 4096, 1],
  ])('scales %s × %s to %s × %s', (width, height, toWidth, toHeight) => {
    expect(readingSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
  });
});

describe('imageIn', () => {
  const transfer = (files: File[]): Pick<DataTransfer, 'files'> => ({
    files: Object.assign(files, { item: (index: number) => files[index] ?? null }),
  });

  it('returns the first image', () => {
    const text = new File(['x'], 'a.txt', { type: 'text/plain' });
    const image = new File(['x'], 'a.png', { type: 'image/png' });
    expect(imageIn(transfer([text, image]))).toBe(image);
    expect(imageIn(transfer([text]))).toBeUndefined();
    expect(imageIn(null)).toBeUndefined();
  });
});
