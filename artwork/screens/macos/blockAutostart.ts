import type { Screen } from '../../drawing.ts';
import { iconTile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { macCapsule, macSwitch, macWindow } from '../../shared/mac.ts';
import { appIcon } from '../../shared/mark.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import type { Messages } from './desktop.ts';

function notice(messages: Messages): string {
  return `<div class="notice floating apple auto">${appIcon(40, 9)}<span><b>${messages.noticeTitle}</b>${messages.noticeText}</span><small>${messages.now}</small></div>`;
}

/** Shows the app in the system's list of login items, and the notification that it was added. */
export const blockAutostart: Screen<MacosMessages> = {
  slug: 'block-autostart',
  shows: ['autostart'],
  draw(messages, frame) {
    const side = [
      ['settings', '#8b9097', messages.general],
      ['contrast', '#17191e', messages.appearance],
      ['bell-dot', '#c9493d', messages.notifications],
      ['users', '#2f6fb3', messages.users],
    ] as const;
    const items = [
      [appIcon(32, 7), messages.brand, true],
      [iconTile('cloud', '#3f8fb5', 32), messages.services.cloud, true],
      [iconTile('music-2', '#c03f53', 32), messages.music, false],
    ] as const;
    const window = macWindow(
      'auto',
      { width: 498, height: 360 },
      {
        content: `<span class="beside">${macCapsule(outline('chevron-left', 19, 2), true)}${messages.loginItems}</span>`,
      },
      `<div class="side system floating apple auto">${side.map(([icon, color, label], index) => `<span class="${index === 0 ? 'on' : ''}">${iconTile(icon, color, 22)}${label}</span>`).join('')}</div>` +
        `<div class="login-items"><p>${messages.loginItemsText}</p><div>${items.map(([icon, name, on]) => `<span>${icon}<b>${name}<small>${messages.app}</small></b>${macSwitch(on)}</span>`).join('')}</div></div>`,
    );
    return stage(
      frame,
      'seal',
      [-130, 170, 420],
      positioned(21, 116, 1.2, `<div class="with-side">${window}</div>`) +
        positioned(246, 26, 1.18, notice(messages)),
    );
  },
};
