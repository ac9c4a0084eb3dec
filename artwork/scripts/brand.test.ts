import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { faviconSvg } from '../brand/drawings.ts';
import { icoFile } from '../brand/ico.ts';

const path = (name: string) => fileURLToPath(new URL(`../../site/public/${name}`, import.meta.url));

/** Returns the edge and the PNG file of each entry of an icon file. */
function entriesOf(file: Buffer): { edge: number; png: Buffer }[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    return {
      edge: file.readUInt8(entry) || 256,
      png: file.subarray(start, start + file.readUInt32LE(entry + 8)),
    };
  });
}

describe('favicon.ico', () => {
  it('contains images of 16, 32 and 48 pixels that match the sizes of their entries', async () => {
    const entries = entriesOf(readFileSync(path('favicon.ico')));
    expect(entries.map(({ edge }) => edge)).toEqual([16, 32, 48]);
    for (const { edge, png } of entries)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: edge });
  });

  it('stores an edge of 256 as the format requires', () => {
    const [entry] = entriesOf(icoFile([{ edge: 256, png: new Uint8Array([1, 2, 3]) }]));
    expect(entry).toEqual({ edge: 256, png: Buffer.from([1, 2, 3]) });
  });
});

describe('app icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['brand/icon-192.png', 192],
    ['brand/icon-512.png', 512],
    ['brand/icon-maskable-512.png', 512],
  ])('%s is %i pixels square', async (name, edge) => {
    expect(await sharp(path(name)).metadata()).toMatchObject({ width: edge, height: edge });
  });

  it('are opaque if the system rounds or masks them', async () => {
    for (const name of ['apple-touch-icon.png', 'brand/icon-maskable-512.png'])
      expect((await sharp(path(name)).stats()).isOpaque).toBe(true);
  });

  it('are drawn from the current mark', () => {
    expect(readFileSync(path('favicon.svg'), 'utf8')).toBe(faviconSvg());
  });
});
