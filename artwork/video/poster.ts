import { dark } from '../../site/src/brand/colors.ts';
import { markCutPath, markRadius } from '../../site/src/brand/mark.ts';
import { digitOpacity, digitSize, groundOf } from './frame.ts';
import { type Tile, stage, tiles } from './layout.ts';
import { remainingShare, turnStateAt } from './time.ts';

const markUnits = 32;

/** The poster omits the content of darker tiles. It is hardly visible, and would be a tenth of the file. */
const minLight = 0.4;

/** Returns the digit that a tile shows at the start of the video, or an empty string. */
function firstDigit({ face, starts }: Tile): string {
  if (face.kind !== 'digits') return '';
  return face.digits[turnStateAt(starts, 0).finished % face.digits.length] ?? '';
}

function faceOf(tile: Tile): string {
  const { face, edge } = tile;
  if (tile.light < minLight) return '';
  const [x, y] = [tile.x + edge / 2, tile.y + edge / 2];
  if (face.kind === 'mark')
    return `<path fill="${dark.ground}" transform="translate(${tile.x} ${tile.y})scale(${edge / markUnits})" d="${markCutPath}"/>`;
  if (face.kind === 'arc') {
    const left = Math.round(remainingShare(tile.starts[0] ?? 0, face.period, 0) * 100);
    return `<g transform="translate(${x} ${y})rotate(-90)" opacity="${tile.light.toFixed(2)}"><use href="#ring" stroke="${dark.line}" stroke-opacity=".3"/><use href="#ring" stroke="${dark.good}" stroke-dasharray="${left} 100"/></g>`;
  }
  const digit = firstDigit(tile);
  return (
    digit &&
    `<text x="${x}" y="${y + Math.round(digitSize(edge) * baselineShare)}" opacity="${Number(digitOpacity(tile)).toFixed(1)}">${digit}</text>`
  );
}

/**
 * Returns the backgrounds of all tiles, one path per color. A square with a wide, round stroke needs fewer bytes than
 * a rectangle with rounded corners.
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

/** The distance from the middle of a tile to the baseline of its digit, as a share of the font size. */
const baselineShare = 0.36;

/**
 * Returns the first frame of the video as an SVG document. The video fades in over it. The landing page inlines it,
 * and must arrive in one round trip. So digits are text in a system font, which saves a kilobyte compared to
 * outlines.
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
  // The page uses it as a data: URL, in which double quotes take more bytes.
  return `${lines.join('').replaceAll('"', "'")}\n`;
}
