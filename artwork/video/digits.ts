import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';

const font = create(
  readFileSync(
    new URL(
      '../../node_modules/pretendard/dist/web/static/woff2/Pretendard-SemiBold.woff2',
      import.meta.url,
    ),
  ),
);

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Writes numbers as briefly as an SVG path allows. */
function brief(values: readonly number[]): string {
  return values
    .map((value) => String(roundToTenths(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/**
 * Returns a digit as the data of an SVG path, which looks the same without the font. The digit is centered on the
 * origin.
 * @param size the font size in pixels
 */
export function digitPath(digit: string, size: number): string {
  if (font.isCollection) throw new TypeError('The font file contains several fonts.');
  const { bbox, path } = font.glyphForCodePoint(digit.codePointAt(0) ?? 0);
  const scale = size / font.unitsPerEm;
  const center = [(bbox.minX + bbox.maxX) / 2, font.capHeight / 2] as const;
  // Coordinates are relative to the end of the previous command. Rounding before subtracting keeps the error small.
  let end: readonly [number, number] = [0, 0];
  let start = end;
  const commands = path.commands.map(({ command, args }) => {
    const points = args.map((value, index) =>
      roundToTenths(index % 2 === 0 ? (value - center[0]) * scale : (center[1] - value) * scale),
    );
    const relative = points.map((value, index) => value - end[index % 2 === 0 ? 0 : 1]);
    if (command === 'closePath') end = start;
    else end = [points.at(-2) ?? 0, points.at(-1) ?? 0];
    if (command === 'moveTo') start = end;
    return letters[command] + brief(relative);
  });
  return commands.join('');
}
