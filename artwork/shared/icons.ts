import { readFileSync } from 'node:fs';

const outlineFolder = new URL('../../node_modules/lucide-static/icons/', import.meta.url);
const solidFile = new URL('../../node_modules/@iconify-json/mdi/icons.json', import.meta.url);

interface SolidSet {
  readonly icons: Record<string, { readonly body: string } | undefined>;
}

const solidSet: SolidSet = JSON.parse(readFileSync(solidFile, 'utf8'));

/**
 * Returns an outlined icon of lucide-static in the current color.
 * @param size in CSS pixels
 * @param stroke the line width in units of the icon's 24 by 24 view box
 * @throws {Error} if lucide-static has no icon of this name
 */
export function outline(name: string, size: number, stroke = 2): string {
  const source = readFileSync(new URL(`${name}.svg`, outlineFolder), 'utf8');
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1] ?? '';
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" ` +
    `stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${shapes.trim()}</svg>`
  );
}

/**
 * Returns a filled icon of @iconify-json/mdi in the current color.
 * @param size in CSS pixels
 * @throws {RangeError} if @iconify-json/mdi has no icon of this name
 */
export function solid(name: string, size: number): string {
  const icon = solidSet.icons[name];
  if (!icon) throw new RangeError(`@iconify-json/mdi has no icon '${name}'.`);
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="currentColor">${icon.body}</svg>`;
}
