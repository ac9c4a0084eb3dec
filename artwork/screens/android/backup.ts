import type { Screen } from '../../drawing.ts';
import { solid } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { AndroidMessages } from '../../messages/android.en-US.ts';
import { device } from './device.ts';
import { flight } from './flight.ts';

type Messages = Parameters<Screen<AndroidMessages>['draw']>[0];

function setting(icon: string, title: string, text: string, end: string): string {
  return `<div class="setting">${solid(icon, 24)}<p><b>${title}</b>${text}</p>${end}</div>`;
}

function settings(messages: Messages): string {
  const on = `<span class="toggle"><i class="round">${solid('check', 18)}</i></span>`;
  const more = solid('chevron-right', 22);
  return `<div class="head"><i class="round">${solid('arrow-left', 24)}</i>${messages.backupTitle}</div>
<div class="summary"><i class="round">${solid('cloud-check', 34)}</i><p><b>${messages.backupDone}</b>${messages.backupWhen}</p></div>
<div class="settings">${setting('autorenew', messages.backupAuto, messages.backupAutoText, on)}
${setting('cloud-outline', messages.backupAccount, messages.accounts.mail, more)}
${setting('format-list-bulleted', messages.backupWhat, messages.backupWhatText, more)}</div>
<div class="now">${solid('cloud-upload', 22)}${messages.backupNow}</div>`;
}

/** Shows the backup settings, and accounts that fly into a locked cloud. */
export const backup: Screen<AndroidMessages> = {
  slug: 'backup',
  shows: ['cloud-backup'],
  draw(messages, frame) {
    const phone = device({ theme: 'auto', screen: settings(messages) });
    const parts =
      frame === 'upright'
        ? flight({
            curve: [
              [84, 1000],
              [84, 640],
              [60, 150],
              [300, 150],
            ],
            stops: [0.12, 0.29, 0.455, 0.61, 0.755],
            cloud: [270, 28, 300],
          }) + positioned(160, 246, 1.34, phone)
        : flight({
            curve: [
              [420, 540],
              [620, 560],
              [720, 470],
              [750, 240],
            ],
            stops: [0.2, 0.41, 0.605, 0.775],
            cloud: [580, 62, 330],
          }) + positioned(62, 48, 1, phone);
    const motif = frame === 'upright' ? ([-250, 560, 480] as const) : ([-190, 230, 480] as const);
    return `<div class="backup">${stage(frame, 'slate', motif, parts)}</div>`;
  },
};
