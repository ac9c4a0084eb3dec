import { dark } from '../../site/src/brand/colors.ts';
import { markCutPath, markRadius, markUnits } from '../../site/src/brand/mark.ts';
import { digitPath } from './digits.ts';
import { digitOpacity, digitSize, backgroundOf } from './frame.ts';
import { type Tile, stage, tiles } from './layout.ts';
import { remainingShare } from './time.ts';

/** Returns the digit that a tile shows at the start of the video, or an empty string. */
function firstDigit({ face }: Tile): string {
  return face.kind === 'digits' ? (face.digits[0] ?? '') : '';
}

function faceOf(tile: Tile): string {
  const { face, edge } = tile;
  const middle = `${tile.x + edge / 2} ${tile.y + edge / 2}`;
  if (face.kind === 'mark')
    return `<path fill="${dark.ground}" transform="translate(${tile.x} ${tile.y})scale(${edge / markUnits})" d="${markCutPath}"/>`;
  if (face.kind === 'arc') {
    const left = (remainingShare(tile.starts[0] ?? 0, face.period, 0) * 100).toFixed(1);
    return `<g transform="translate(${middle})rotate(-90)" opacity="${tile.light.toFixed(2)}"><use href="#ring" stroke="${dark.line}" stroke-opacity=".3"/><use href="#ring" stroke="${dark.good}" stroke-dasharray="${left} 100"/></g>`;
  }
  const digit = firstDigit(tile);
  return (
    digit &&
    `<use href="#d${digit}" transform="translate(${middle})" opacity="${digitOpacity(tile)}"/>`
  );
}

/**
 * Returns the backgrounds of all tiles, one path per color. A square with a wide, round stroke needs fewer bytes than
 * a rectangle with rounded corners.
 */
function backgroundPaths(edge: number): string[] {
  const radius = (edge * markRadius) / markUnits;
  const inner = edge - 2 * radius;
  const paths = new Map<string, string>();
  for (const tile of tiles) {
    const fill = backgroundOf(tile);
    const square = `M${tile.x + radius} ${tile.y + radius}h${inner}v${inner}h-${inner}z`;
    paths.set(fill, (paths.get(fill) ?? '') + square);
  }
  return [
    `<g stroke-width="${2 * radius}" stroke-linejoin="round">`,
    ...[...paths].map(([fill, path]) => `<path fill="${fill}" stroke="${fill}" d="${path}"/>`),
    '</g>',
  ];
}

/**
 * Returns the first frame of the video as an SVG document. The video fades in over it, so nothing may differ: digits
 * are paths, because an image can't use the font of its page.
 */
export function posterOf(): string {
  const edge = tiles[0]?.edge ?? 0;
  const digits = [...new Set(tiles.map(firstDigit).filter(Boolean))].toSorted();
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${stage.width}" height="${stage.height}" fill="${dark.text}">`,
    '<defs>',
    `<circle id="ring" r="${edge * 0.24}" fill="none" stroke-width="${edge * 0.09}" pathLength="100"/>`,
    ...digits.map((digit) => `<path id="d${digit}" d="${digitPath(digit, digitSize(edge))}"/>`),
    '</defs>',
    `<path fill="${dark.ground}" d="M0 0H${stage.width}V${stage.height}H0z"/>`,
    ...backgroundPaths(edge),
    ...tiles.map(faceOf).filter(Boolean),
    '</svg>',
  ];
  // The page uses it as a data: URL, in which double quotes take more bytes.
  return `${lines.join('').replaceAll('"', "'")}\n`;
}
