import { readFileSync } from 'node:fs';

const sprite = new URL('../src/components/ui/icons.svg', import.meta.url);

/** Maps icon names to `<symbol>` elements, with the ids (`icon-<name>`) that src/components/ui/Icon.tsx refers to. */
const symbols = new Map(
  [...readFileSync(sprite, 'utf8').matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(
    ([symbol, name = '']) => [name, symbol.replace(`id="${name}"`, `id="icon-${name}"`)] as const,
  ),
);

/**
 * Returns an `<svg>` element with the symbols of all icons that a page uses, or an empty string if it uses none.
 * Inlining them saves a request.
 * @throws {Error} if the sprite lacks an icon
 */
export function iconsOf(html: string): string {
  const names = new Set([...html.matchAll(/ href="#icon-([^"]+)"/g)].map(([, name = '']) => name));
  const used = [...names].map((name) => {
    const symbol = symbols.get(name);
    if (!symbol) throw new Error(`src/components/ui/icons.svg has no icon ${name}.`);
    return symbol;
  });
  return used.length === 0 ? '' : `<svg display="none">${used.join('')}</svg>`;
}
