import { dark } from '../../site/src/brand/colors.ts';
import { markCutPath, markRadius } from '../../site/src/brand/mark.ts';
import { digitOpacity, digitSize, groundOf } from './frame.ts';
import { type Tile, stage, tiles } from './layout.ts';
import { leftOfArc, turningAt } from './time.ts';

const markUnits = 32;

/** On darker tiles nothing is drawn: it can hardly be seen, and would be a tenth of the poster. */
const leastLight = 0.4;

/** The digit that a tile shows first, if any. */
function firstDigit({ face, starts }: Tile): string {
  if (face.kind !== 'digits') return '';
  return face.digits[turningAt(starts, 0).finished % face.digits.length] ?? '';
}

function faceOf(tile: Tile): string {
  const { face, edge } = tile;
  if (tile.light < leastLight) return '';
  const [x, y] = [tile.x + edge / 2, tile.y + edge / 2];
  if (face.kind === 'mark')
    return `<path fill="${dark.ground}" transform="translate(${tile.x} ${tile.y})scale(${edge / markUnits})" d="${markCutPath}"/>`;
  if (face.kind === 'arc') {
    const left = Math.round(leftOfArc(tile.starts[0] ?? 0, face.period, 0) * 100);
    return `<g transform="translate(${x} ${y})rotate(-90)" opacity="${tile.light.toFixed(2)}"><use href="#ring" stroke="${dark.line}" stroke-opacity=".3"/><use href="#ring" stroke="${dark.good}" stroke-dasharray="${left} 100"/></g>`;
  }
  const digit = firstDigit(tile);
  return (
    digit &&
    `<text x="${x}" y="${y + Math.round(digitSize(edge) * foot)}" opacity="${Number(digitOpacity(tile)).toFixed(1)}">${digit}</text>`
  );
}

/**
 * The grounds of all tiles, one path for each color. A square whose round stroke is as wide as its
 * corners takes fewer bytes than a rectangle.
 */
function groundPaths(edge: number): string[] {
  const radius = Math.round((edge * markRadius) / markUnits);
  const inner = edge - 2 * radius;
  const paths = new Map<string, string>();
  for (const tile of tiles) {
    const fill = groundOf({ ...tile, light: Math.round(tile.light * 8) / 8 });
    const square = `M${tile.x + radius} ${tile.y + radius}h${inner}v${inner}h-${inner}z`;
    paths.set(fill, (paths.get(fill) ?? '') + square);
  }
  return [
    `<g stroke-width="${2 * radius}" stroke-linejoin="round">`,
    ...[...paths].map(([fill, path]) => `<path fill="${fill}" stroke="${fill}" d="${path}"/>`),
    '</g>',
  ];
}

/** From the middle of a line to the foot of its digits, in shares of the line's height. */
const foot = 0.36;

/**
 * The film's first frame as an SVG document, which the film fades in over. It stands in the landing
 * page's document, which is to arrive in one round trip: its digits are text in the system's face,
 * a kilobyte less than outlines.
 */
export function posterOf(): string {
  const edge = tiles[0]?.edge ?? 0;
  const size = digitSize(edge);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${stage.width}" height="${stage.height}" fill="${dark.text}">`,
    '<defs>',
    `<circle id="ring" r="${edge * 0.24}" fill="none" stroke-width="${edge * 0.09}" pathLength="100"/>`,
    '</defs>',
    `<path fill="${dark.ground}" d="M0 0H${stage.width}V${stage.height}H0z"/>`,
    ...groundPaths(edge),
    `<g font-family="Pretendard,system-ui,sans-serif" font-weight="600" font-size="${size}" text-anchor="middle">`,
    ...tiles.map(faceOf).filter(Boolean),
    '</g></svg>',
  ];
  // As it stands in an address: what is between double quotes there takes more bytes.
  return `${lines.join('').replaceAll('"', "'")}\n`;
}
