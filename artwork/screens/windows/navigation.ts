import { outline } from '../../shared/icons.ts';

/** The icons of the app's sections, from top to bottom. The last one is at the bottom edge. */
const sections = ['key-round', 'qr-code', 'archive', 'settings'] as const;
export type AppSection = (typeof sections)[number];

/** Returns a page with the app's narrow navigation beside it. */
export function withNavigation(current: AppSection, page: string): string {
  const items = sections.map(
    (name) =>
      `${name === 'settings' ? '<i class="gap"></i>' : ''}<span class="${name === current ? 'here' : ''}">${outline(name, 19, 1.6)}</span>`,
  );
  return `<div style="display:flex;flex:1;min-height:0"><div class="win-nav">${items.join('')}</div><div class="win-layer">${page}</div></div>`;
}
