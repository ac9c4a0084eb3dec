import { readFileSync } from 'node:fs';

const sprite = new URL('../../src/ui/icons.svg', import.meta.url);

/** Every symbol of the sprite by its id, with the id that src/ui/Icon.tsx looks for in a document. */
const symbols = new Map(
  [...readFileSync(sprite, 'utf8').matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(
    ([symbol, id = '']) => [id, symbol.replace(`id="${id}"`, `id="icon-${id}"`)] as const,
  ),
);

/** The icons that a document's HTML shows, as the element that holds them. Throws an Error for an unknown one. */
export function iconsOf(html: string): string {
  const names = new Set([...html.matchAll(/ href="#icon-([^"]+)"/g)].map(([, name = '']) => name));
  const used = [...names].map((name) => {
    const symbol = symbols.get(name);
    if (!symbol) throw new Error(`src/ui/icons.svg has no icon '${name}'`);
    return symbol;
  });
  return used.length === 0 ? '' : `<svg display="none">${used.join('')}</svg>`;
}
