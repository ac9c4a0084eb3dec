import { dark, light } from '../../site/src/brand/colors.ts';
import { markCutPath, markRadius, markUnits, markViewBox } from '../../site/src/brand/mark.ts';

/** The wall of tiles at the right of a link preview image. `pitch` (tile plus gap) and `gap` are in pixels. */
export const wall = { columns: 5, rows: 6, pitch: 105, gap: 9 } as const;

const circleUnits = 100;

/** A position on the wall, counted in tiles from 0. The default spans are 1. */
export interface TilePosition {
  readonly column: number;
  readonly row: number;
  readonly across?: number;
  readonly down?: number;
}

/** Returns a tile with content. `look` is its CSS classes (styles.ts). */
export function tile(position: TilePosition, look: string, content = ''): string {
  const { column, row, across = 1, down = 1 } = position;
  const { pitch, gap } = wall;
  const box = [
    `left:${column * pitch + gap / 2}px`,
    `top:${row * pitch + gap / 2}px`,
    `width:${across * pitch - gap}px`,
    `height:${down * pitch - gap}px`,
  ];
  return `<div class="tile ${look}" style="${box.join(';')}">${content}</div>`;
}

/** Returns a tile for each character of the lines. A period gives an empty tile, and a space gives none. */
export function tiles(lines: readonly string[], look: string, column = 0, row = 0): string {
  return lines
    .flatMap((line, y) =>
      line
        .split('')
        .map((sign, x) =>
          sign === ' '
            ? ''
            : tile({ column: column + x, row: row + y }, look, sign === '.' ? '' : sign),
        ),
    )
    .join('');
}

/** Returns a tile with the mark in seal red. Its cut has the color of the wall. */
export function markTile(position: TilePosition): string {
  const cut = `<svg width="100%" height="100%" viewBox="${markViewBox}"><path fill="${dark.ground}" d="${markCutPath}"/></svg>`;
  return tile(position, 'seal', cut);
}

/** Returns the mark without a tile, for a light background. */
export function seal(edge: number): string {
  return `<svg class="seal-on-paper" width="${edge}" height="${edge}" viewBox="${markViewBox}"><rect width="${markUnits}" height="${markUnits}" rx="${markRadius}" fill="${light.accent}"/><path fill="${light.raised}" d="${markCutPath}"/></svg>`;
}

/** Returns a ring that is filled by `left` (0 to 1). */
export function arc(edge: number, left: number): string {
  return `<svg width="${edge}" height="${edge}" viewBox="0 0 40 40"><circle cx="20" cy="20" r="16" fill="none" stroke="${dark.line}" stroke-opacity=".4" stroke-width="6"/><circle cx="20" cy="20" r="16" fill="none" stroke="${dark.good}" stroke-width="6" pathLength="${circleUnits}" stroke-dasharray="${left * circleUnits} ${circleUnits}" transform="rotate(-90 20 20)"/></svg>`;
}

/** Returns an icon of the site's sprite, which share.ts puts into the page. */
export function icon(name: string, edge: number): string {
  return `<svg width="${edge}" height="${edge}"><use href="#${name}"/></svg>`;
}
