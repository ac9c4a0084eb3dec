import { light } from '../../site/src/brand/colors.ts';
import { markCutPath, markPath, markViewBox } from '../../site/src/brand/mark.ts';

/** The mark in one color; its cut shows what lies behind. */
export function mark(size: number, color = 'currentColor'): string {
  return `<svg width="${size}" height="${size}" viewBox="${markViewBox}"><path fill="${color}" d="${markPath}"/></svg>`;
}

/** The app's icon: the mark on its tile with the platform's corner radius, in CSS pixels. */
export function appIcon(size: number, radius = size * 0.225): string {
  return (
    `<svg width="${size}" height="${size}" viewBox="${markViewBox}" style="border-radius:${radius}px">` +
    `<rect width="32" height="32" fill="${light.accent}"/>` +
    `<path fill="${light.ground}" d="${markCutPath}"/></svg>`
  );
}
