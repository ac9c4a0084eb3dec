import type { Screen } from '../../drawing.ts';
import { solid } from '../../shared/icons.ts';
import { qr } from '../../shared/qr.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { AndroidMessages } from '../../messages/android.en-US.ts';
import { device } from './device.ts';
import { badgeOf } from './rows.ts';

const cloudUri =
  'otpauth://totp/Cloud:studio%40example.com?secret=MFRGGZDFMZTWQ2LK&issuer=Cloud&period=60';

/** Shows an account as a QR code for another device. In a wide frame, the phone is in landscape. */
export const exportQr: Screen<AndroidMessages> = {
  slug: 'export-qr',
  shows: ['qr-export'],
  draw(messages, frame) {
    const isLandscape = frame === 'wide';
    const head = `<div class="head"><i class="round">${solid('arrow-left', 24)}</i>${messages.exportTitle}</div>`;
    const owner = `<div class="owner">${badgeOf('cloud', 50)}<p><b>${messages.services.cloud}</b>${messages.accounts.cloud}</p></div>`;
    const care = `<div class="care">${solid('eye-off-outline', 22)}<p><span>${messages.exportWarning}</span> <span>${messages.exportReason}</span></p></div>`;
    const choices = `<div class="choices"><span class="main">${messages.exportDone}</span><span>${solid('image-outline', 20)}${messages.exportSave}</span></div>`;
    const code = qr(cloudUri, 256);
    const screen = isLandscape
      ? `<div class="paper lying-paper">${code}</div><div class="lying-column">${head}${owner}<p class="kind">${messages.exportKind}</p>${care}${choices}</div>`
      : `<div class="upright-column">${head}<div class="paper" style="height:304px">${code}</div>${owner}${care}</div>`;
    const phone = device({ theme: 'auto', screen, isLandscape });
    const part = isLandscape ? positioned(38, 96, 1.054, phone) : positioned(66, 78, 1.48, phone);
    return `<div class="export-qr">${stage(frame, 'seal', isLandscape ? [470, -150, 420] : [390, -110, 460], part)}</div>`;
  },
};
