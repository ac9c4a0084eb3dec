import { dark, light } from '../../site/src/brand/colors.ts';
import {
  markCutPath,
  markPath,
  markRadius,
  markUnits,
  markViewBox,
} from '../../site/src/brand/mark.ts';

/** Returns the mark as a favicon. Its color follows the browser's theme. */
export function faviconSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">` +
    `<style>path{fill:${light.accent}}@media(prefers-color-scheme:dark){path{fill:${dark.accent}}}</style>` +
    `<path d="${markPath}"/></svg>\n`
  );
}

/** Returns the mark in seal red with a transparent cut, for print and for other websites. */
export function markSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">` +
    `<path fill="${light.accent}" d="${markPath}"/></svg>\n`
  );
}

/**
 * Returns the mark as an app icon. Its cut is filled with the paper color, because the background is unknown.
 * @param radius the corner radius in units of the view box. Use 0 if the system rounds or masks the icon.
 */
export function iconSvg(radius: number = markRadius): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markUnits}" height="${markUnits}" viewBox="${markViewBox}">` +
    `<rect width="${markUnits}" height="${markUnits}" rx="${radius}" fill="${light.accent}"/>` +
    `<path fill="${light.ground}" d="${markCutPath}"/></svg>`
  );
}
