import { light } from '../../site/src/brand/colors.ts';
import { markCutPath, markPath, markUnits, markViewBox } from '../../site/src/brand/mark.ts';

/** Returns the mark in one color. Its cut is transparent. `size` is in CSS pixels. */
export function mark(size: number, color = 'currentColor'): string {
  return `<svg width="${size}" height="${size}" viewBox="${markViewBox}"><path fill="${color}" d="${markPath}"/></svg>`;
}

/** Returns the app's icon, the mark on its tile. Size and corner radius are in CSS pixels. */
export function appIcon(size: number, radius = size * 0.225): string {
  return (
    `<svg width="${size}" height="${size}" viewBox="${markViewBox}" style="border-radius:${radius}px">` +
    `<rect width="${markUnits}" height="${markUnits}" fill="${light.accent}"/>` +
    `<path fill="${light.ground}" d="${markCutPath}"/></svg>`
  );
}
