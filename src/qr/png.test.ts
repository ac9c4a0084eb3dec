import { crc32, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeQr } from './encode.ts';
import { normalizeQrInputs } from './options.ts';
import { qrPng } from './png.ts';

async function png(inputs: object, scale = 3): Promise<Buffer> {
  const bytes = await qrPng(normalizeQrInputs({ value: 'hello', ...inputs }), scale);
  if (bytes === undefined) throw new Error('does not fit');
  return Buffer.from(bytes);
}

async function sideOf(margin: number): Promise<number> {
  return (await png({ margin, size: 100 }, 1)).readUInt32BE(16);
}

function chunksOf(file: Buffer): { type: string; data: Buffer; sumIsRight: boolean }[] {
  const chunks = [];
  for (let at = 8; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at);
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, end),
      sumIsRight: file.readUInt32BE(end) === crc32(file.subarray(at + 4, end)),
    });
    at = end + 4;
  }
  return chunks;
}

describe('qrPng', () => {
  it('is 8-bit gray with right checksums', async () => {
    const chunks = chunksOf(await png({}));
    expect(chunks.map((chunk) => chunk.type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(chunks.every((chunk) => chunk.sumIsRight)).toBe(true);
    const [header, pixels] = chunks;
    expect([...(header?.data.subarray(8) ?? [])]).toEqual([8, 0, 0, 0, 0]);
    const side = header?.data.readUInt32BE(0) ?? 0;
    expect(side).toBe((21 + 8) * 3);
    expect(inflateSync(pixels?.data ?? Buffer.alloc(0))).toHaveLength(side * (side + 1));
  });

  it('has exactly the modules of the code, four light modules around them', async () => {
    const { data, info } = await sharp(await png({}, 1))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const code = encodeQr('hello', 'M', undefined);
    if (!code.ok) throw new Error(code.problem);
    const read = Array.from({ length: info.height }, (_, y) =>
      Array.from(
        { length: info.width },
        (_, x) => data[(y * info.width + x) * info.channels] === 0,
      ),
    );
    const light = Array.from({ length: 29 }, () => false);
    const four = [false, false, false, false];
    const rows = code.modules.map((row) => [...four, ...row, ...four]);
    expect(read).toEqual([light, light, light, light, ...rows, light, light, light, light]);
  });

  it('keeps colors and their alpha in a palette of 8 bits', async () => {
    const file = await png({ darkColor: '#b3271d', lightColor: '#faf7f280' });
    expect(chunksOf(file).map((chunk) => chunk.type)).toEqual([
      'IHDR',
      'PLTE',
      'tRNS',
      'IDAT',
      'IEND',
    ]);
    const image = sharp(file).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4).subarray(0, 4),
    ];
    expect(at(0, 0)).toEqual([0xfa, 0xf7, 0xf2, 0x80]);
    expect(at(12, 12)).toEqual([0xb3, 0x27, 0x1d, 0xff]);
  });

  it('widens the quiet zone for a wide margin, never below four modules', async () => {
    expect(await sideOf(0)).toBe(29);
    expect(await sideOf(25)).toBe(21 + 2 * 11);
  });

  it('is undefined when the value does not fit', async () => {
    const options = normalizeQrInputs({ value: 'a'.repeat(100), version: 1 });
    expect(await qrPng(options, 4)).toBeUndefined();
  });
});
