import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { accounts, code, tile, timeLeft } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { WindowsMessages } from '../../messages/windows.en-US.ts';
import { taskbar } from '../../shared/winTaskbar.ts';

type Messages = Parameters<Screen<WindowsMessages>['draw']>[0];

/** The second of the minute at which the picture was taken. */
const second = 6;

function flyout(messages: Messages, ids: readonly AccountId[]): string {
  const entries = ids.map((id) => {
    const left = timeLeft(id, second, 24, { hasNumber: false });
    return `<div class="entry ${id === 'library' ? 'pressed' : ''}">${tile(id, 36, 8)}<p>${messages.services[id]}<small>${messages.accounts[id]}</small></p>${code(accounts[id].code)}${left}</div>`;
  });
  return `<div class="win flyout" style="width:352px"><div class="top"><b>${messages.brand}</b>${outline('search', 18, 1.7)}${outline('plus', 20, 1.7)}</div>
${entries.join('')}<div class="bottom"><b>${messages.trayOpen}</b>${outline('lock', 18, 1.6)}${outline('settings', 18, 1.6)}</div></div>`;
}

/** Shows the codes above the app's icon in the taskbar. */
export const tray: Screen<WindowsMessages> = {
  slug: 'taskbar',
  shows: ['taskbar'],
  draw(messages, frame) {
    const clock = { time: messages.time, date: messages.date, isPressed: true };
    const parts =
      frame === 'upright'
        ? positioned(
            148,
            196,
            1.56,
            flyout(messages, ['mail', 'city', 'library', 'cloud', 'shop', 'photos']),
          ) + positioned(0, 878, 1.72, taskbar('auto', { ...clock, width: 419, apps: 2 }))
        : positioned(486, 62, 1.24, flyout(messages, ['mail', 'city', 'library', 'cloud'])) +
          positioned(0, 540, 1.24, taskbar('auto', { ...clock, width: 775, apps: 4 }));
    return `<div class="tray-flyout">${stage(frame, 'pine', frame === 'upright' ? [-220, 60, 700] : [40, 70, 400], parts)}</div>`;
  },
};
