import { dark, light } from '../../site/src/brand/colors.ts';
import { markCutPath, markViewBox } from '../../site/src/brand/mark.ts';

/** The wall at the right of a share picture: tiles of this pitch and gap, in pixels. */
export const wall = { columns: 5, rows: 6, pitch: 105, gap: 9 } as const;

const tileUnits = 32;
const circleUnits = 100;

/** A place on the wall, in tiles; spans are 1 unless told. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly across?: number;
  readonly down?: number;
}

/** A tile with something on it. The class says how it looks; see styles.ts. */
export function tile(place: Place, look: string, content = ''): string {
  const { column, row, across = 1, down = 1 } = place;
  const { pitch, gap } = wall;
  const box = [
    `left:${column * pitch + gap / 2}px`,
    `top:${row * pitch + gap / 2}px`,
    `width:${across * pitch - gap}px`,
    `height:${down * pitch - gap}px`,
  ];
  return `<div class="tile ${look}" style="${box.join(';')}">${content}</div>`;
}

/** Tiles for the signs of each line: a digit shows itself, a point is bare, a space no tile. */
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

/** The mark as a tile in seal red, its cut showing the wall. */
export function markTile(place: Place): string {
  const cut = `<svg width="100%" height="100%" viewBox="${markViewBox}"><path fill="${dark.ground}" d="${markCutPath}"/></svg>`;
  return tile(place, 'seal', cut);
}

/** The mark by itself, for a light ground. */
export function seal(edge: number): string {
  return `<svg class="seal-on-paper" width="${edge}" height="${edge}" viewBox="0 0 ${tileUnits} ${tileUnits}"><rect width="32" height="32" rx="7" fill="${light.accent}"/><path fill="${light.raised}" d="${markCutPath}"/></svg>`;
}

/** A ring of which a share (0 to 1) is left. */
export function arc(edge: number, left: number): string {
  return `<svg width="${edge}" height="${edge}" viewBox="0 0 40 40"><circle cx="20" cy="20" r="16" fill="none" stroke="${dark.line}" stroke-opacity=".4" stroke-width="6"/><circle cx="20" cy="20" r="16" fill="none" stroke="${dark.good}" stroke-width="6" pathLength="${circleUnits}" stroke-dasharray="${left * circleUnits} ${circleUnits}" transform="rotate(-90 20 20)"/></svg>`;
}

/** An icon of the site's sprite, which the page holds. */
export function icon(name: string, edge: number): string {
  return `<svg width="${edge}" height="${edge}"><use href="#${name}"/></svg>`;
}
