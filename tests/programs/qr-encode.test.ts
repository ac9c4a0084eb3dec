import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, seededNumbers } from '@otp-lab/otp/testing';
import { runProgram } from '../../scripts/programs.ts';
import { normalizeQrInputs } from '../../site/src/qr/options.ts';
import type { ErrorCorrectionLevel } from '../../site/src/qr/options.ts';
import { qrPng } from '../../site/src/qr/testing/qrPng.ts';
import { qrSvg } from '../../site/src/qr/svg.ts';

const levels: readonly ErrorCorrectionLevel[] = ['L', 'M', 'Q', 'H'];
const pieces = [
  'Tessera',
  '한글 이름',
  '발급자',
  '🔐',
  '👩‍💻',
  '+',
  '&',
  '%',
  ':',
  '%20',
  '/?#',
  'é',
  '日本語',
  'a much longer account name than anyone would type',
  'someone@example.com',
  '"<>\'',
  ' ',
];

const random = seededNumbers(20_261_121);
const below = (limit: number): number => Math.floor(random() * limit);
/** Returns one to `limit` pieces of text. */
const randomText = (limit: number): string =>
  Array.from({ length: 1 + below(limit) }, () => pick(random, pieces)).join('');

function randomUri(): string {
  const secret = Array.from({ length: 16 + 8 * below(6) }, () =>
    pick(random, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.split('')),
  ).join('');
  const issuer = encodeURIComponent(randomText(5));
  const type = pick(random, ['totp', 'hotp']);
  const last = type === 'totp' ? `period=${pick(random, [30, 60])}` : `counter=${below(1_000_000)}`;
  return `otpauth://${type}/${issuer}:${encodeURIComponent(randomText(6))}?secret=${secret}&issuer=${issuer}&algorithm=${pick(random, ['SHA1', 'SHA256', 'SHA512'])}&digits=${4 + below(7)}&${last}`;
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qr-encode-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the text that zbarimg reads in each file, in the order of the files. */
function decode(files: readonly string[]): string[] {
  // The XML output separates the files and keeps their order.
  const options = ['-q', '--xml', '--nodbus', '-Sdisable', '-Sqr.enable'];
  const { stdout } = runProgram('zbarimg', [...options, ...files]);
  return [...stdout.toString('utf8').matchAll(/<source href='([^']*)'>(.*?)<\/source>/gs)].map(
    ([, , symbols]) => /<!\[CDATA\[(.*?)\]\]>/s.exec(symbols ?? '')?.[1] ?? '',
  );
}

const centerImage = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#b3271d"/></svg>')}`;

/** Draws a QR code with an image in its center, 600 pixels wide. */
function draw(value: string, centerImageSrc: string, centerImageSize: number): Sharp {
  const errorCorrectionLevel = pick(random, levels);
  const inputs = { value, errorCorrectionLevel, centerImageSrc, centerImageSize };
  const svg = qrSvg(normalizeQrInputs(inputs));
  if (svg === undefined) throw new Error(`does not fit: ${value}`);
  return sharp(Buffer.from(svg)).resize(600);
}

describe('our QR codes', () => {
  it('can be read by zbarimg as PNG for 200 random URIs', async () => {
    const texts: string[] = [];
    const files: string[] = [];
    for (let index = 0; index < 200; index++) {
      const value = randomUri();
      const options = normalizeQrInputs({ value, errorCorrectionLevel: pick(random, levels) });
      const bytes = await qrPng(options, 3 + below(5));
      if (bytes === undefined) throw new Error(`does not fit: ${value}`);
      const file = join(folder, `${String(index).padStart(3, '0')}.png`);
      writeFileSync(file, bytes);
      texts.push(value);
      files.push(file);
    }
    expect(decode(files)).toEqual(texts);
    const single = runProgram('zbarimg', ['-q', '--raw', '--nodbus', files[0] ?? '']).stdout;
    expect(single.toString('utf8')).toBe(`${texts[0]}\n`);
  });

  it('can be read by zbarimg as SVG, with and without a center image of the default size', async () => {
    const texts: string[] = [];
    const files: string[] = [];
    for (let index = 0; index < 60; index++) {
      const value = randomUri();
      const file = join(folder, `svg-${String(index).padStart(2, '0')}.png`);
      await draw(value, index % 2 === 0 ? centerImage : '', 40)
        .png()
        .toFile(file);
      texts.push(value);
      files.push(file);
    }
    expect(decode(files)).toEqual(texts);
  });

  it('stay readable as SVG with a center image of any size', async () => {
    for (let index = 0; index < 40; index++) {
      const value = randomUri();
      const { data, info } = await draw(value, centerImage, 20 + below(250))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(decodeQR({ width: info.width, height: info.height, data })).toBe(value);
    }
  });
});
