import type { IconSource } from './list.ts';

/** Returns the markup of an icon: the whole SVG for lucide, the content of the SVG for mdi. */
export type ReadIcon = (set: 'lucide' | 'mdi', icon: string) => string;

const stroked =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const filled = 'fill="currentColor"';

/** Returns the content of the `<svg>` element without comments and redundant white space. */
function contentOf(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?svg[^>]*>/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\/?>) ?/g, '$1')
    .trim();
}

function symbol(id: string, source: IconSource, read: ReadIcon): string {
  const body = source.set === 'own' ? source.body : contentOf(read(source.set, source.icon));
  // The paths of filled icons repeat the fill attribute. The symbol needs it only once.
  return source.set === 'mdi'
    ? `<symbol id="${id}" viewBox="0 0 24 24" ${filled}>${body.replaceAll(` ${filled}`, '')}</symbol>`
    : `<symbol id="${id}" viewBox="0 0 24 24" ${stroked}>${body}</symbol>`;
}

/** Returns an SVG document with a `<symbol>` for each icon. The ids are the keys of `icons`. */
export function spriteOf(icons: Readonly<Record<string, IconSource>>, read: ReadIcon): string {
  const symbols = Object.entries(icons).map(([id, source]) => symbol(id, source, read));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Lucide, ISC license; Material Design Icons, Apache license 2.0 -->',
    ...symbols,
    '</svg>\n',
  ].join('\n');
}
