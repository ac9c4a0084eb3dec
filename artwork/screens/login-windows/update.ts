import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import { appWindow, button } from '../../shared/win.ts';
import { taskbar } from '../../shared/winTaskbar.ts';
import type { LoginWindowsMessages } from '../../messages/login-windows.en-US.ts';

type Messages = Parameters<Screen<LoginWindowsMessages>['draw']>[0];

function settings(messages: Messages, width: number, height: number): string {
  const page = `<div class="page"><h2>${messages.product}</h2>
<div class="news"><div>${outline('refresh-cw', 34, 1.5)}<p><b>${messages.updateTitle}</b>${messages.updateText}</p></div><span class="bar"><i></i></span></div>
<div class="win-card line">${outline('info', 22, 1.5)}<p>${messages.installed}</p>${button(messages.checkAgain)}</div>
<div class="win-card line">${outline('user-check', 22, 1.5)}<p>${messages.accountName}<small>${messages.enrolled}</small></p></div></div>`;
  return appWindow('auto', { width, height }, { text: messages.settings }, page);
}

/** Shows the settings of the credential provider during the installation of a new version. */
export const update: Screen<LoginWindowsMessages> = {
  slug: 'update',
  shows: ['windows-logon'],
  draw(messages, frame) {
    const clock = { time: messages.time, date: messages.date, isPressed: false };
    return frame === 'upright'
      ? `<div class="update-scene">${stage(frame, 'seal', [300, 420, 560], positioned(40, 136, 1.5, settings(messages, 426, 372)) + positioned(0, 884, 1.58, taskbar('auto', { ...clock, width: 456, apps: 3 })))}</div>`
      : `<div class="update-scene">${stage(frame, 'seal', [-140, 60, 560], positioned(160, 72, 1.04, settings(messages, 616, 376)) + positioned(0, 549, 1.06, taskbar('auto', { ...clock, width: 906, apps: 4 })))}</div>`;
  },
};
