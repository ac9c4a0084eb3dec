import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { appIcon } from '../../shared/mark.ts';
import { place, stage } from '../../shared/stage.ts';
import type { WindowsWords } from '../../words/windows.en-US.ts';
import { taskbar } from '../../shared/winTaskbar.ts';
import { appWindow } from '../../shared/win.ts';
import { withNavigation } from './navigation.ts';

type Words = Parameters<Screen<WindowsWords>['draw']>[0];

function settings(words: Words, width: number, height: number, upright: boolean): string {
  const on = `<span>${upright ? '' : words.startOn}<i class="win-switch on"></i></span>`;
  const page = `<div class="page"><h2>${words.startPlace}</h2>
<div class="win-card setting chief">${outline('power', 24, 1.6)}<p><b>${words.startTitle}</b><small>${words.startText}</small></p>${on}</div>
<div class="win-card under"><span><i class="on"></i>${words.startTray}</span><span><i></i>${words.startWindow}</span></div>
<div class="win-card setting">${outline('app-window', 22, 1.5)}<p>${words.startClose}</p>${on}</div></div>`;
  return appWindow(
    'dark',
    { width, height },
    { text: words.brand },
    withNavigation('settings', page),
  );
}

function toast(words: Words): string {
  return `<div class="win dark toast" style="width:330px"><div>${appIcon(18, 4)}<b>${words.brand}</b>${outline('x', 15, 1.6)}</div><p><b>${words.startToast}</b>${words.startToastText}</p></div>`;
}

/** The setting that starts the app with Windows, and the message after the sign-in. */
export const autostart: Screen<WindowsWords> = {
  slug: 'autostart',
  shows: ['autostart', 'taskbar'],
  draw(words, frame) {
    const clock = { time: words.time, date: words.date, pressed: false };
    const parts =
      frame === 'upright'
        ? place(46, 56, 1.5, settings(words, 418, 440, true)) +
          place(178, 668, 1.55, toast(words)) +
          place(0, 886, 1.55, taskbar('dark', { ...clock, width: 465, apps: 3 }))
        : place(60, 50, 1.04, settings(words, 640, 400, false)) +
          place(592, 398, 1.06, toast(words)) +
          place(0, 549, 1.06, taskbar('dark', { ...clock, width: 906, apps: 4 }));
    return `<div class="autostart">${stage(frame, 'dusk', frame === 'upright' ? [-120, 470, 520] : [520, -90, 560], parts)}</div>`;
  },
};
