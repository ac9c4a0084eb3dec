import { outline } from './icons.ts';

/** The theme of a surface: `auto` is the picture's theme. */
export type Theme = 'auto' | 'dark';

const signal =
  '<svg width="18" height="12" viewBox="0 0 18 12" fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.5" width="3" height="6.5" rx="1"/><rect x="10" y="3" width="3" height="9" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg>';
const wifi =
  '<svg width="17" height="12" viewBox="0 0 17 12" fill="none" stroke="currentColor" stroke-width="2.1"><path d="M1 4.1a10.6 10.6 0 0 1 15 0"/><path d="M3.9 7a6.5 6.5 0 0 1 9.2 0"/><path d="M8.5 11.6 6.4 9.4a3 3 0 0 1 4.2 0z" fill="currentColor" stroke="none"/></svg>';
const battery =
  '<svg width="27" height="13" viewBox="0 0 27 13"><rect x=".5" y=".5" width="23" height="12" rx="3.8" fill="none" stroke="currentColor" opacity=".4"/><rect x="2" y="2" width="17" height="9" rx="2.5" fill="currentColor"/><path d="M25 4.2v4.6c.9-.4 1.5-1.3 1.5-2.3s-.6-1.9-1.5-2.3z" fill="currentColor" opacity=".5"/></svg>';

/** Returns the status bar of an iPhone. Its time is 9:41, the usual time in product pictures of phones. */
function statusBar(color = 'inherit'): string {
  return `<div class="status" style="color:${color}"><span>9:41</span><span>${signal}${wifi}${battery}</span></div>`;
}

/**
 * Returns an iPhone of 417 by 876 CSS pixels around a screen of 393 by 852 points.
 * @param bar the color of the status bar and home indicator, if the theme's color isn't readable on the content
 */
export function iphone(theme: Theme, content: string, bar = 'var(--label)'): string {
  return (
    `<div class="iphone"><div class="apple ${theme}" style="--indicator:${bar}">${statusBar(bar)}` +
    `<div class="island"></div>${content}<div class="home-indicator"></div></div></div>`
  );
}

/** Returns a round button with an icon that floats above the content. The main button has the accent color. */
export function floatingButton(icon: string, isMain = false): string {
  return `<span class="ios-button ${isMain ? 'main' : ''} floating">${icon}</span>`;
}

/** Returns a floating capsule with a word. */
export function wordButton(label: string): string {
  return `<span class="ios-button word floating">${label}</span>`;
}

/** Returns the foot of a list: the search field and the button that adds something. */
export function searchFoot(label: string): string {
  return (
    `<div class="ios-foot"><span class="ios-search floating">${outline('search', 22, 2.2)}${label}${outline('mic', 21, 2)}</span>` +
    `${floatingButton(outline('plus', 27, 2), true)}</div>`
  );
}
