import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { encodeQr } from '../../site/src/qr/encode.ts';
import { normalizeQrInputs } from '../../site/src/qr/options.ts';
import type { ErrorCorrectionLevel } from '../../site/src/qr/options.ts';
import { qrPng } from '../../site/src/qr/testing/qrPng.ts';
import type { Random } from './random.ts';
import { blank, fromFile } from './raster.ts';
import type { Raster } from './raster.ts';
import { randomText } from './texts.ts';

/** A clean code: what is in it, who made it, and how many pixels a module has. */
export interface Source {
  readonly text: string;
  readonly program: 'own' | 'qrencode' | 'KeePassXC';
  readonly level: ErrorCorrectionLevel;
  readonly scale: number;
  readonly raster: Raster;
}

const LEVELS: readonly ErrorCorrectionLevel[] = ['L', 'M', 'M', 'Q', 'H'];

/** Half of the codes are our own, half qrencode's; text and level vary. */
export async function randomSource(random: Random, scale: number): Promise<Source> {
  const text = randomText(random);
  const level = random.pick(LEVELS);
  if (random.below(2) === 0) {
    const inputs = { value: text, errorCorrectionLevel: level };
    const file = await qrPng(normalizeQrInputs(inputs), scale);
    if (file === undefined) throw new Error(`does not fit: ${text}`);
    return { text, program: 'own', level, scale, raster: await fromFile(file) };
  }
  const options = ['-l', level, '-s', String(scale), '-m', '4', '-o', '-', text];
  const raster = await fromFile(execFileSync('qrencode', options));
  return { text, program: 'qrencode', level, scale, raster };
}

/** Modules drawn as dots that do not touch, around finders that stay whole. */
export function dottedSource(random: Random, scale: number): Source {
  const text = randomText(random);
  const level = random.pick(LEVELS);
  const code = encodeQr(text, level, undefined);
  if (!code.ok) throw new Error(`does not fit: ${text}`);
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

/** What a dark terminal shows of `qrencode -t ASCII` or its inverse: two cells a module. */
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

/** A window of KeePassXC 2.7 that shows a code, as the screen showed it: bright and dark theme. */
export async function keepassxcSource(index: number): Promise<Source> {
  const folder = new URL('keepassxc/', import.meta.url);
  const known: unknown = JSON.parse(readFileSync(new URL('texts.json', folder), 'utf8'));
  if (!Array.isArray(known)) throw new TypeError('keepassxc/texts.json is not a list');
  const shot: unknown = known[index % known.length];
  if (!isShot(shot)) throw new TypeError('keepassxc/texts.json: file and text are expected');
  const raster = await fromFile(readFileSync(new URL(shot.file, folder)));
  return { text: shot.text, program: 'KeePassXC', level: 'Q', scale: 5, raster };
}

function isShot(value: unknown): value is { file: string; text: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    'text' in value &&
    typeof value.file === 'string' &&
    typeof value.text === 'string'
  );
}
