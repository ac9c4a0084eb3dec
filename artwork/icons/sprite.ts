import type { IconSource } from './list.ts';

/** Reads the markup of an icon of a set: a whole SVG from lucide, an SVG's inside from mdi. */
export type ReadIcon = (set: 'lucide' | 'mdi', icon: string) => string;

const stroked =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const filled = 'fill="currentColor"';

/** What stands inside the svg element, without the spaces that say nothing. */
function inside(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?svg[^>]*>/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\/?>) ?/g, '$1')
    .trim();
}

function symbol(id: string, source: IconSource, read: ReadIcon): string {
  const body = source.set === 'own' ? source.body : inside(read(source.set, source.icon));
  // Filled icons say so on each path; once on the symbol is enough.
  return source.set === 'mdi'
    ? `<symbol id="${id}" viewBox="0 0 24 24" ${filled}>${body.replaceAll(` ${filled}`, '')}</symbol>`
    : `<symbol id="${id}" viewBox="0 0 24 24" ${stroked}>${body}</symbol>`;
}

/** One SVG document that holds every icon as a symbol; ids are the record's keys. */
export function spriteOf(icons: Readonly<Record<string, IconSource>>, read: ReadIcon): string {
  const symbols = Object.entries(icons).map(([id, source]) => symbol(id, source, read));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Lucide, ISC license; Material Design Icons, Apache license 2.0 -->',
    ...symbols,
    '</svg>\n',
  ].join('\n');
}
