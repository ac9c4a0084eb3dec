import { outline } from '../../shared/icons.ts';

/** The places that the app's navigation leads to, from its top; the last stands at its foot. */
const places = ['key-round', 'qr-code', 'archive', 'settings'] as const;
export type AppPlace = (typeof places)[number];

/** The app's narrow navigation beside a page. */
export function withNavigation(here: AppPlace, page: string): string {
  const items = places.map(
    (name) =>
      `${name === 'settings' ? '<i class="gap"></i>' : ''}<span class="${name === here ? 'here' : ''}">${outline(name, 19, 1.6)}</span>`,
  );
  return `<div style="display:flex;flex:1;min-height:0"><div class="win-nav">${items.join('')}</div><div class="win-layer">${page}</div></div>`;
}
