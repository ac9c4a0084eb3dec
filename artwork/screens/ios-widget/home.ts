import { iconTile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import type { Theme } from '../../shared/iphone.ts';
import { iphone } from '../../shared/iphone.ts';
import { appIcon } from '../../shared/mark.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { IosWidgetMessages } from '../../messages/ios-widget.en-US.ts';

export type Messages = IosWidgetMessages & SharedMessages;
export type AppId = keyof IosWidgetMessages['apps'];

const icons: Record<Exclude<AppId, 'calendar'>, readonly [icon: string, color: string]> = {
  clock: ['clock-4', '#1c1c1e'],
  notes: ['notebook-pen', '#c99a2e'],
  photos: ['flower-2', '#b8487a'],
  weather: ['cloud-sun', '#3f8fd0'],
  maps: ['map', '#4d9a5f'],
  books: ['book-open', '#c2622d'],
  music: ['music-2', '#c03f53'],
  fitness: ['footprints', '#2f7f77'],
  files: ['folder', '#2f6fb3'],
  tasks: ['list-checks', '#6a5a9c'],
  settings: ['settings', '#6d7178'],
};

const sunnyHills =
  '<rect width="393" height="852" style="fill:light-dark(#5b8799, #1d3440)"/>' +
  '<path style="fill:light-dark(#b97c5c, #5c3f33)" d="M0 392C80 330 150 344 226 388S346 420 393 372V852H0Z"/>' +
  '<path style="fill:light-dark(#955744, #482c26)" d="M0 520C110 452 210 548 393 470V852H0Z"/><path style="fill:light-dark(#6e3f37, #341f1e)" d="M0 700C130 610 260 690 393 628V852H0Z"/>';
const nightHills =
  '<rect width="393" height="852" fill="#16233a"/>' +
  '<path fill="#1f3350" d="M0 610C90 540 180 620 393 540V852H0Z"/><path fill="#2a4563" d="M0 720C120 640 260 730 393 660V852H0Z"/>';

/** Returns an app of the home screen: its icon and name. */
export function app(messages: Messages, id: AppId): string {
  const picture =
    id === 'calendar'
      ? `<span class="calendar"><small>${messages.weekday}</small>9</span>`
      : iconTile(icons[id][0], icons[id][1], 60, 16);
  return `<span class="app">${picture}<small>${messages.apps[id]}</small></span>`;
}

/** Returns a widget with the app's name below it. */
export function named(messages: Messages, widget: string): string {
  return `<span class="named">${widget}<small>${messages.brand}</small></span>`;
}

/** Returns a home screen with its grid of apps, the search button and the dock. */
export function homeScreen(theme: Theme, grid: string): string {
  const hills = theme === 'auto' ? sunnyHills : nightHills;
  return iphone(
    theme,
    `<svg class="wallpaper" width="393" height="852" viewBox="0 0 393 852">${hills}</svg>` +
      `<div class="home">${grid}</div><div class="dots floating">${outline('search', 12, 2.6)}</div>` +
      `<div class="dock floating">${iconTile('phone', '#3fa85a', 60, 16)}${iconTile('compass', '#3077c9', 60, 16)}${appIcon(60, 16)}${iconTile('message-circle', '#4aa861', 60, 16)}</div>`,
    '#fff',
  );
}
