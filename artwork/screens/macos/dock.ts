import { iconTile } from '../../shared/accounts.ts';
import { appIcon } from '../../shared/mark.ts';

const apps = [
  ['smile', '#3d8ee0'],
  ['compass', '#3077c9'],
  ['mail', '#4aa0e0'],
  ['calendar-days', '#c9493d'],
  ['notebook-pen', '#c99a2e'],
  ['music-2', '#c03f53'],
] as const;

/** Returns the Dock. It contains the app, marked as running, among other apps. */
export function dock(): string {
  const others = apps.map(([icon, color]) => `<span>${iconTile(icon, color, 48, 13)}</span>`);
  return (
    `<div class="mac-dock apple auto floating">${others.join('')}<span class="running">${appIcon(48, 13)}</span><i></i>` +
    `<span>${iconTile('trash-2', '#8b9097', 48, 13)}</span></div>`
  );
}
