import type { Theme } from './iphone.ts';
import { outline, solid } from './icons.ts';

/** Returns the three buttons of a Mac window. They are gray if the window is inactive. */
export function trafficLights(isActive = true): string {
  return `<span class="lights ${isActive ? '' : 'idle'}"><i style="background:#ff5f57"></i><i style="background:#febc2e"></i><i style="background:#28c840"></i></span>`;
}

/** Returns a Mac window. Sizes are in points. `bar.content` follows the traffic lights in the title bar. */
export function macWindow(
  theme: Theme,
  size: { readonly width: number; readonly height?: number },
  bar: { readonly isPlain?: boolean; readonly isActive?: boolean; readonly content: string },
  content: string,
): string {
  const height = size.height === undefined ? '' : `height:${size.height}px`;
  return (
    `<div class="apple mac-window ${theme}" style="width:${size.width}px;${height}">` +
    `<div class="mac-title ${bar.isPlain ? 'plain' : ''}">${trafficLights(bar.isActive)}${bar.content}</div>` +
    `${content}</div>`
  );
}

/** Returns the menu bar of a Mac. `extras` are icons to the left of the system's icons. */
export function menuBar(
  theme: Theme,
  app: string,
  menus: readonly string[],
  extras = '',
  clock = '9:41',
): string {
  return (
    `<div class="mac-menubar ${theme}">${solid('apple', 17)}<b>${app}</b>` +
    menus.map((menu) => `<span>${menu}</span>`).join('') +
    `<span class="end">${extras}${solid('wifi', 16)}${outline('search', 14, 2.4)}` +
    `<span>${clock}</span></span></div>`
  );
}

/** Returns a capsule of a toolbar with icons or text, or a circle with one icon. */
export function macCapsule(content: string, isRound = false): string {
  return `<span class="mac-capsule ${isRound ? 'round' : ''} floating">${content}</span>`;
}

/** Returns a push button. The default button is the one that Return presses. */
export function macButton(label: string, isDefault = false): string {
  return `<span class="mac-button ${isDefault ? 'main' : ''}">${label}</span>`;
}

/** Returns a switch of a settings window. */
export function macSwitch(isOn: boolean): string {
  return `<span class="switch mac-switch ${isOn ? 'on' : ''}"></span>`;
}

/** Returns the mouse pointer. Its tip is at the upper left. `size` is its width in CSS pixels. */
export function pointer(size = 22): string {
  return (
    `<svg width="${size}" height="${size * 1.4}" viewBox="0 0 20 28" style="filter:drop-shadow(0 1.5px 2px rgb(0 0 0 / 0.35))">` +
    `<path d="M2 2V22.5L7 17.9 10.3 25.6 14 24 10.8 16.5H17.5Z" fill="#000" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`
  );
}
