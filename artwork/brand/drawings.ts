import { dark, light } from '../../site/src/brand/colors.ts';
import { markCutPath, markPath, markRadius, markViewBox } from '../../site/src/brand/mark.ts';

/** The mark as a page's favicon: one fill that follows the browser's theme. */
export function faviconSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">` +
    `<style>path{fill:${light.accent}}@media(prefers-color-scheme:dark){path{fill:${dark.accent}}}</style>` +
    `<path d="${markPath}"/></svg>\n`
  );
}

/** The mark in seal red with an open cut, for print and for other people's pages. */
export function markSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">` +
    `<path fill="${light.accent}" d="${markPath}"/></svg>\n`
  );
}

/**
 * The mark as an icon on unknown grounds: the cut is filled with paper.
 * @param radius corner radius in units of the view box; 0 where the system rounds or masks.
 */
export function iconSvg(radius: number = markRadius): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="${markViewBox}">` +
    `<rect width="32" height="32" rx="${radius}" fill="${light.accent}"/>` +
    `<path fill="${light.ground}" d="${markCutPath}"/></svg>`
  );
}
