import type { Screen } from '../../drawing.ts';
import { iconTile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { macSwitch, macWindow } from '../../shared/mac.ts';
import { appIcon } from '../../shared/mark.ts';
import { place, stage } from '../../shared/stage.ts';
import type { MacosWords } from '../../words/macos.en-US.ts';
import type { Words } from './desktop.ts';

function notice(words: Words): string {
  return `<div class="notice apple light">${appIcon(40, 9)}<span><b>${words.noticeTitle}</b>${words.noticeText}</span><small>${words.now}</small></div>`;
}

/** The system's list of login items with the app in it, and the notice that it was added. */
export const blockAutostart: Screen<MacosWords> = {
  slug: 'block-autostart',
  shows: ['autostart'],
  draw(words, frame) {
    const side = [
      ['settings', '#8b9097', words.general],
      ['contrast', '#17191e', words.appearance],
      ['bell-dot', '#c9493d', words.notifications],
      ['users', '#2f6fb3', words.users],
    ] as const;
    const items = [
      [appIcon(32, 7), words.brand, true],
      [iconTile('cloud', '#3f8fb5', 32), words.services.cloud, true],
      [iconTile('music-2', '#c03f53', 32), words.music, false],
    ] as const;
    const window = macWindow(
      'light',
      { width: 498, height: 360 },
      {
        content: `<span class="beside">${outline('chevron-left', 18, 2.2)}${words.loginItems}</span>`,
      },
      `<div class="side system apple light">${side.map(([icon, color, label], index) => `<span class="${index === 0 ? 'on' : ''}">${iconTile(icon, color, 22)}${label}</span>`).join('')}</div>` +
        `<div class="login-items"><p>${words.loginItemsText}</p><div>${items.map(([icon, name, on]) => `<span>${icon}<b>${name}<small>${words.app}</small></b>${macSwitch(on)}</span>`).join('')}</div></div>`,
    );
    return stage(
      frame,
      'seal',
      [-130, 170, 420],
      place(21, 116, 1.2, `<div class="with-side">${window}</div>`) +
        place(246, 26, 1.18, notice(words)),
    );
  },
};
