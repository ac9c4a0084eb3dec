import { dark, light } from '../../site/src/brand/colors.ts';
import { markCutPath, markRadius, markUnits, markViewBox } from '../../site/src/brand/mark.ts';
import { digitPath } from './digits.ts';
import { stage, tiles } from './layout.ts';
import type { Tile } from './layout.ts';
import { remainingShare, turnStateAt } from './time.ts';

const circleUnits = 100;
const brightTile = '#23262d';
const dimTile = '#15161a';

/** Returns the opacity of a tile's digit. */
export function digitOpacity(tile: Tile): string {
  return (tile.light === 1 ? 1 : tile.light * 0.62).toFixed(2);
}

/** Returns the font size of a tile's digit in pixels. `edge` is the tile's edge in pixels. */
export function digitSize(edge: number): number {
  return Math.round(edge * 0.6);
}

/** Mixes two `#rrggbb` colors. `share` (0 to 1) is the share of the second one. */
function mixColors(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => channel(from, at) * (1 - share) + channel(to, at) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the background color of a tile. */
export function backgroundOf(tile: Tile): string {
  return tile.face.kind === 'mark' ? light.accent : mixColors(dimTile, brightTile, tile.light);
}

/** The style sheet of the page that the frames are drawn on. */
export const frameStyles = `
html, body { margin: 0; background: ${dark.ground}; }
body { position: relative; width: ${stage.width}px; height: ${stage.height}px; overflow: hidden; }
.tile { position: absolute; display: grid; place-items: center; }
.tile > * { grid-area: 1 / 1; }
svg { display: block; }
`;

function digitFace(tile: Tile, digit: string): string {
  if (digit === '') return '';
  const half = tile.edge / 2;
  return `<svg width="${tile.edge}" height="${tile.edge}" viewBox="${-half} ${-half} ${tile.edge} ${tile.edge}"><path fill="${dark.text}" opacity="${digitOpacity(tile)}" d="${digitPath(digit, digitSize(tile.edge))}"/></svg>`;
}

function arcFace(tile: Tile, left: number): string {
  const color = left < 0.2 ? dark.accent : dark.good;
  const edge = tile.edge * 0.6;
  const dash = `${(left * circleUnits).toFixed(2)} ${circleUnits}`;
  return `<svg width="${edge}" height="${edge}" viewBox="0 0 40 40" style="opacity:${tile.light.toFixed(3)}">
<circle cx="20" cy="20" r="16" fill="none" stroke="${dark.line}" stroke-opacity=".3" stroke-width="6"/>
<circle cx="20" cy="20" r="16" fill="none" stroke="${color}" stroke-width="6" pathLength="${circleUnits}" stroke-dasharray="${dash}" transform="rotate(-90 20 20)"/></svg>`;
}

/** Returns the HTML of a tile's face after `turns` turns. */
function face(tile: Tile, turns: number, seconds: number): string {
  const shown = tile.face;
  if (shown.kind === 'digits')
    return digitFace(tile, shown.digits[turns % shown.digits.length] ?? '');
  if (shown.kind === 'arc')
    return arcFace(tile, remainingShare(tile.starts[0] ?? 0, shown.period, seconds));
  if (shown.kind === 'mark')
    return `<svg width="${tile.edge}" height="${tile.edge}" viewBox="${markViewBox}"><path fill="${dark.ground}" d="${markCutPath}"/></svg>`;
  return '';
}

function tileAt(tile: Tile, seconds: number): string {
  const { finished, share } = turnStateAt(tile.starts, seconds);
  const degrees = share < 0.5 ? share * 180 : share * 180 - 180;
  const shade = 0.3 + 0.7 * Math.cos((degrees * Math.PI) / 180);
  const radius = (tile.edge * markRadius) / markUnits;
  return `<div class="tile" style="left:${tile.x}px;top:${tile.y}px;width:${tile.edge}px;height:${tile.edge}px;border-radius:${radius}px;opacity:${shade.toFixed(3)};background:${backgroundOf(tile)};transform:perspective(${tile.edge * 5}px) rotateX(${(-degrees).toFixed(2)}deg)">${face(tile, share < 0.5 ? finished : finished + 1, seconds)}</div>`;
}

/** Returns the HTML of the frame at a time in seconds. Times that are one loop apart give the same frame. */
export function frameAt(seconds: number): string {
  return tiles.map((tile) => tileAt(tile, seconds)).join('');
}
