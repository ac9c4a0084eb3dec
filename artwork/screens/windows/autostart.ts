import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { appIcon } from '../../shared/mark.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { WindowsMessages } from '../../messages/windows.en-US.ts';
import { taskbar } from '../../shared/winTaskbar.ts';
import { appWindow } from '../../shared/win.ts';
import { withNavigation } from './navigation.ts';

type Messages = Parameters<Screen<WindowsMessages>['draw']>[0];

function settings(messages: Messages, width: number, height: number, isUpright: boolean): string {
  const on = `<span>${isUpright ? '' : messages.startOn}<i class="win-switch on"></i></span>`;
  const page = `<div class="page"><h2>${messages.startPlace}</h2>
<div class="win-card setting chief">${outline('power', 24, 1.6)}<p><b>${messages.startTitle}</b><small>${messages.startText}</small></p>${on}</div>
<div class="win-card under"><span><i class="on"></i>${messages.startTray}</span><span><i></i>${messages.startWindow}</span></div>
<div class="win-card setting">${outline('app-window', 22, 1.5)}<p>${messages.startClose}</p>${on}</div></div>`;
  return appWindow(
    'dark',
    { width, height },
    { text: messages.brand },
    withNavigation('settings', page),
  );
}

function toast(messages: Messages): string {
  return `<div class="win dark toast" style="width:330px"><div>${appIcon(18, 4)}<b>${messages.brand}</b>${outline('x', 15, 1.6)}</div><p><b>${messages.startToast}</b>${messages.startToastText}</p></div>`;
}

/** Shows the setting that starts the app with Windows, and the notification after signing in. */
export const autostart: Screen<WindowsMessages> = {
  slug: 'autostart',
  shows: ['autostart', 'taskbar'],
  draw(messages, frame) {
    const clock = { time: messages.time, date: messages.date, isPressed: false };
    const parts =
      frame === 'upright'
        ? positioned(46, 56, 1.5, settings(messages, 418, 440, true)) +
          positioned(178, 668, 1.55, toast(messages)) +
          positioned(0, 886, 1.55, taskbar('dark', { ...clock, width: 465, apps: 3 }))
        : positioned(60, 50, 1.04, settings(messages, 640, 400, false)) +
          positioned(592, 398, 1.06, toast(messages)) +
          positioned(0, 549, 1.06, taskbar('dark', { ...clock, width: 906, apps: 4 }));
    return `<div class="autostart">${stage(frame, 'dusk', frame === 'upright' ? [-120, 470, 520] : [520, -90, 560], parts)}</div>`;
  },
};
