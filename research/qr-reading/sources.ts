import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { encodeQr } from '../../site/src/qr/encode.ts';
import { normalizeQrInputs } from '../../site/src/qr/options.ts';
import type { ErrorCorrectionLevel } from '../../site/src/qr/options.ts';
import { qrPng } from '../../site/src/qr/testing/qrPng.ts';
import type { Random } from './random.ts';
import { blank, readRaster } from './raster.ts';
import type { Raster } from './raster.ts';
import { randomText } from './texts.ts';

/** A clean QR code. */
export interface Source {
  readonly text: string;
  /** The program that drew the code. `own` is this site. */
  readonly program: 'own' | 'qrencode' | 'KeePassXC';
  readonly level: ErrorCorrectionLevel;
  /** Pixels per module. */
  readonly scale: number;
  readonly raster: Raster;
}

/** The levels to pick from. M is twice as likely as the others. */
const levels: readonly ErrorCorrectionLevel[] = ['L', 'M', 'M', 'Q', 'H'];

/** Returns a code with a random text and level, drawn by this site or by qrencode with equal probability. */
export async function randomSource(random: Random, scale: number): Promise<Source> {
  const text = randomText(random);
  const level = random.pick(levels);
  if (random.below(2) === 0) {
    const inputs = { value: text, errorCorrectionLevel: level };
    const file = await qrPng(normalizeQrInputs(inputs), scale);
    if (file === undefined) throw new Error(`The text is too long for a QR code: ${text}`);
    return { text, program: 'own', level, scale, raster: await readRaster(file) };
  }
  const options = ['-l', level, '-s', String(scale), '-m', '4', '-o', '-', text];
  const raster = await readRaster(execFileSync('qrencode', options));
  return { text, program: 'qrencode', level, scale, raster };
}

/** Returns a code whose modules are separate dots. The finder patterns stay solid. */
export function dottedSource(random: Random, scale: number): Source {
  const text = randomText(random);
  const level = random.pick(levels);
  const code = encodeQr(text, level, undefined);
  if (!code.ok) throw new Error(`The text is too long for a QR code: ${text}`);
  const side = code.modules.length;
  const raster = blank((side + 8) * scale, (side + 8) * scale, 255);
  const radius = random.between(0.36, 0.48);
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const [column, row] = [Math.floor(x / scale) - 4, Math.floor(y / scale) - 4];
      if (code.modules[row]?.[column] !== true) continue;
      const inFinder = (column < 7 || column > side - 8) && (row < 7 || row > side - 8);
      const fromMiddle = Math.hypot(
        (x + 0.5) / scale - 4 - column - 0.5,
        (y + 0.5) / scale - 4 - row - 0.5,
      );
      if ((inFinder && !(column > 6 && row > 6)) || fromMiddle < radius) {
        raster.data[y * raster.width + x] = 0;
      }
    }
  }
  return { text, program: 'own', level, scale, raster };
}

/**
 * Returns the output of `qrencode -t ASCII` (or `ASCIIi`) as a dark terminal shows it. A module is two cells wide.
 */
export function terminalSource(random: Random, cell: { width: number; height: number }): Source {
  const text = randomText(random);
  const level = random.pick<ErrorCorrectionLevel>(['L', 'M']);
  const type = random.pick(['ASCII', 'ASCIIi']);
  const lines = execFileSync('qrencode', ['-t', type, '-l', level, '-m', '4', text])
    .toString()
    .replace(/\n$/, '')
    .split('\n');
  const columns = Math.max(...lines.map((line) => line.length));
  const raster = blank(columns * cell.width, lines.length * cell.height, 0);
  lines.forEach((line, row) => {
    for (let x = 0; x < raster.width; x++) {
      const gray = line[Math.floor(x / cell.width)] === '#' ? 235 : 20;
      for (let y = 0; y < cell.height; y++) {
        raster.data[(row * cell.height + y) * raster.width + x] = gray;
      }
    }
  });
  return { text, program: 'qrencode', level, scale: cell.height, raster };
}

/** Returns a screenshot of a KeePassXC 2.7 window with a code, in the light or dark theme. */
export async function keepassxcSource(index: number): Promise<Source> {
  const folder = new URL('keepassxc/', import.meta.url);
  const known: unknown = JSON.parse(readFileSync(new URL('texts.json', folder), 'utf8'));
  if (!Array.isArray(known)) throw new TypeError('keepassxc/texts.json must be a list.');
  const screenshot: unknown = known[index % known.length];
  if (!isScreenshot(screenshot))
    throw new TypeError('An entry of keepassxc/texts.json needs file and text.');
  const raster = await readRaster(readFileSync(new URL(screenshot.file, folder)));
  return { text: screenshot.text, program: 'KeePassXC', level: 'Q', scale: 5, raster };
}

function isScreenshot(value: unknown): value is { file: string; text: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    'text' in value &&
    typeof value.file === 'string' &&
    typeof value.text === 'string'
  );
}
