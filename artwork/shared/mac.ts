import type { Theme } from './iphone.ts';
import { outline, solid } from './icons.ts';

/** The three buttons of a Mac window; gray on a window that lies behind. */
export function trafficLights(active = true): string {
  return `<span class="lights ${active ? '' : 'idle'}"><i style="background:#ff5f57"></i><i style="background:#febc2e"></i><i style="background:#28c840"></i></span>`;
}

/** A Mac window; sizes in points. `bar` is the content of its title bar beside the traffic lights. */
export function macWindow(
  theme: Theme,
  size: { readonly width: number; readonly height?: number },
  bar: { readonly plain?: boolean; readonly active?: boolean; readonly content: string },
  content: string,
): string {
  const height = size.height === undefined ? '' : `height:${size.height}px`;
  return (
    `<div class="apple mac-window ${theme}" style="width:${size.width}px;${height}">` +
    `<div class="mac-title ${bar.plain ? 'plain' : ''}">${trafficLights(bar.active)}${bar.content}</div>` +
    `${content}</div>`
  );
}

/** The menu bar across the top of a Mac's screen; `extras` come before the system's own at the end. */
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

/** A push button; `main` is the one that Return presses. */
export function macButton(label: string, main = false): string {
  return `<span class="mac-button ${main ? 'main' : ''}">${label}</span>`;
}

/** A switch of a settings window. */
export function macSwitch(on: boolean): string {
  return `<span class="switch mac-switch ${on ? 'on' : ''}"></span>`;
}

/** The arrow of the mouse, its tip at the upper left. */
export function pointer(size = 22): string {
  return (
    `<svg width="${size}" height="${size * 1.4}" viewBox="0 0 20 28" style="filter:drop-shadow(0 1.5px 2px rgb(0 0 0 / 0.35))">` +
    `<path d="M2 2V22.5L7 17.9 10.3 25.6 14 24 10.8 16.5H17.5Z" fill="#000" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`
  );
}
