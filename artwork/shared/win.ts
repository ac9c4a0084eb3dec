import { appIcon } from './mark.ts';

/** The theme of a window: `auto` is the picture's theme. */
export type Theme = 'auto' | 'dark';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The paths of a window's buttons: minimize, maximize and close. */
const closeGlyph = 'M.5.5l9 9M9.5.5l-9 9';
const captionGlyphs = [
  'M0 5.5h10',
  'M1.5.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
  closeGlyph,
];

function caption(path: string): string {
  return `<i><svg width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor"><path d="${path}"/></svg></i>`;
}

/** Returns a window with its title bar. Sizes are in CSS pixels. The default icon is the app's. */
export function appWindow(
  theme: Theme,
  size: Size,
  title: { readonly text: string; readonly icon?: string },
  content: string,
): string {
  const icon = title.icon ?? appIcon(18, 4);
  return `<div class="win win-window ${theme}" style="width:${size.width}px;height:${size.height}px">
<div class="win-bar">${icon}<b>${title.text}</b>${captionGlyphs.map(caption).join('')}</div>${content}</div>`;
}

/** Returns a dialog. It is as high as its content and has only a close button. */
export function dialog(
  width: number,
  title: { readonly text: string; readonly icon: string },
  content: string,
): string {
  return `<div class="win win-window win-dialog" style="width:${width}px"><div class="win-bar">${title.icon}<b>${title.text}</b>${caption(closeGlyph)}</div>${content}</div>`;
}

/** Returns a push button. The default button has the accent color. */
export function button(label: string, isDefault = false, icon = ''): string {
  return `<span class="win-button ${isDefault ? 'main' : ''}">${icon}${label}</span>`;
}
