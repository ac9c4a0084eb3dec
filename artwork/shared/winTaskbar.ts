import { outline } from './icons.ts';
import { appIcon } from './mark.ts';
import type { Theme } from './win.ts';

interface Taskbar {
  readonly width: number;
  readonly time: string;
  readonly date: string;
  /** How many of the four apps to show. With fewer than four, they are at the left. */
  readonly apps: number;
  /** Whether the app's icon in the notification area is pressed. */
  readonly isPressed: boolean;
}

/** Returns the Windows logo in one color. `size` is in CSS pixels. */
export function startMark(size: number, color: string): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 22 22" fill="${color}"><path d="M0 0h10.3v10.3H0zM11.7 0H22v10.3H11.7zM0 11.7h10.3V22H0zM11.7 11.7H22V22H11.7z"/></svg>`;
}

const folder =
  '<svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 5a2 2 0 0 1 2-2h5l2.5 3H20a2 2 0 0 1 2 2v3H2z" fill="#d89b2b"/><rect x="2" y="8" width="20" height="13" rx="2" fill="#f5c85c"/></svg>';
const browser =
  '<svg width="24" height="24" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#3f8fb5"/><path d="M2 12h20M12 2c6 6 6 14 0 20-6-6-6-14 0-20z" fill="none" stroke="#fff" stroke-width="1.4"/></svg>';

/** Returns the taskbar with the start button, and with the app's icon in the notification area. */
export function taskbar(theme: Theme, { width, time, date, apps, isPressed }: Taskbar): string {
  const shown = [startMark(22, '#1a87d8'), outline('search', 21, 1.8), folder, browser]
    .slice(0, apps)
    .map((icon) => `<span class="app">${icon}</span>`);
  return `<div class="win win-taskbar ${theme} ${apps < 4 ? 'narrow' : ''}" style="width:${width}px">${shown.join('')}
<div class="corner"><span class="tray">${outline('chevron-up', 15, 2)}</span><span class="tray ${isPressed ? 'open' : ''}">${appIcon(18, 4)}</span><span class="system">${outline('wifi', 16, 1.8)}${outline('volume-2', 16, 1.8)}${outline('battery-medium', 18, 1.6)}</span><span>${time}<br>${date}</span></div></div>`;
}
