import type { Screen } from '../../drawing.ts';
import { positioned, stage } from '../../shared/stage.ts';
import { appWindow, button } from '../../shared/win.ts';
import { taskbar } from '../../shared/winTaskbar.ts';
import type { LoginWindowsMessages } from '../../messages/login-windows.en-US.ts';

type Messages = Parameters<Screen<LoginWindowsMessages>['draw']>[0];

function installer(messages: Messages, width: number, height: number): string {
  const page = `<div class="page"><h2>${messages.product}</h2><p>${messages.installing}</p><span class="bar"><i></i></span><div class="answers">${button(messages.cancel)}</div></div>`;
  return appWindow('auto', { width, height }, { text: messages.installTitle }, page);
}

/** Shows the installer of the credential provider at work. */
export const install: Screen<LoginWindowsMessages> = {
  slug: 'install',
  shows: ['windows-logon'],
  draw(messages, frame) {
    const clock = { time: messages.time, date: messages.date, isPressed: false };
    return frame === 'upright'
      ? `<div class="install-scene">${stage(frame, 'seal', [300, 420, 560], positioned(40, 220, 1.5, installer(messages, 426, 258)) + positioned(0, 884, 1.58, taskbar('auto', { ...clock, width: 456, apps: 3 })))}</div>`
      : `<div class="install-scene">${stage(frame, 'seal', [-140, 60, 560], positioned(168, 110, 1.2, installer(messages, 520, 262)) + positioned(0, 549, 1.06, taskbar('auto', { ...clock, width: 906, apps: 4 })))}</div>`;
  },
};
