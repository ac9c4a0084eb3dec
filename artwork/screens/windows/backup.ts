import { createHash } from 'node:crypto';
import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { WindowsMessages } from '../../messages/windows.en-US.ts';
import { appWindow, button } from '../../shared/win.ts';
import { withNavigation } from './navigation.ts';

type Messages = Parameters<Screen<WindowsMessages>['draw']>[0];

/** Returns lines of Base64 that look encrypted. They are the same each time, so that pictures are reproducible. */
function lines(count: number, length: number): string {
  const rows = Array.from({ length: count }, (_, row) =>
    createHash('sha512').update(`line ${row}`).digest('base64').slice(0, length),
  );
  return rows.join('\n');
}

/** Returns the backup file in the system's text editor. */
function editor(
  messages: Messages,
  width: number,
  height: number,
  rows: number,
  length: number,
): string {
  const menus = messages.backupMenus.map((menu) => `<span>${menu}</span>`).join('');
  const text = `<b>-----BEGIN ENCRYPTED OTP-----</b>\n${lines(rows, length)}\n<b>-----END ENCRYPTED OTP-----</b>`;
  return appWindow(
    'auto',
    { width, height },
    { text: messages.backupFile, icon: outline('file-lock', 17, 1.7) },
    `<div class="menus">${menus}</div><div class="text">${text}</div><div class="foot"><span>${messages.backupPosition}</span><span>100%</span><span>UTF-8</span></div>`,
  );
}

function backupWindow(messages: Messages, width: number, height: number): string {
  const password = `<span class="win-field">••••••••</span>`;
  const page = `<div class="page"><h2>${messages.backupPlace}</h2>
<div class="win-card job">${outline('archive', 32, 1.4)}<b>${messages.backupMake}</b><p>${messages.backupMakeText}</p><div class="act">${password}${button(messages.backupMakeButton, true)}</div></div>
<div class="win-card job">${outline('archive-restore', 32, 1.4)}<b>${messages.backupRestore}</b><p>${messages.backupRestoreText}</p><div class="act">${password}${button(messages.backupRestoreButton)}</div></div></div>`;
  return appWindow(
    'auto',
    { width, height },
    { text: messages.brand },
    withNavigation('archive', page),
  );
}

/** Shows how to back up and restore accounts, and the encrypted PEM file. */
export const backup: Screen<WindowsMessages> = {
  slug: 'pem-backup',
  shows: ['pem-backup'],
  draw(messages, frame) {
    const parts =
      frame === 'upright'
        ? positioned(40, 36, 1.4, backupWindow(messages, 440, 434)) +
          positioned(110, 674, 1.36, editor(messages, 420, 260, 3, 40))
        : positioned(36, 44, 1.06, backupWindow(messages, 450, 424)) +
          positioned(494, 128, 1.06, editor(messages, 404, 402, 10, 38));
    return `<div class="pem">${stage(frame, 'celadon', frame === 'upright' ? [330, -120, 560] : [560, -200, 520], parts)}</div>`;
  },
};
