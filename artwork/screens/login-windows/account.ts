import type { Screen } from '../../drawing.ts';
import { qrCard } from '../../shared/qr.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { LoginWindowsMessages } from '../../messages/login-windows.en-US.ts';

const computerUri = 'otpauth://totp/Windows?secret=ONSWC3BAMFXGIIDJNZVQ';

/** Shows the sheet with the QR code of the OTP account that the user got from the administrator. */
export const account: Screen<LoginWindowsMessages> = {
  slug: 'account',
  shows: ['windows-logon'],
  draw(messages, frame) {
    const isUpright = frame === 'upright';
    const steps = [messages.accountScan, messages.accountUse].map(
      (step, index) => `<li><b>${index + 1}</b>${step}</li>`,
    );
    const head = `<h2>${messages.accountTitle}</h2><p>Windows · ${messages.accountName}</p>`;
    const list = `<ol>${steps.join('')}</ol>`;
    const qrCode = qrCard(computerUri, isUpright ? 252 : 280, 10);
    const sheet = isUpright
      ? `<div>${head}</div>${qrCode}${list}`
      : `${qrCode}<div>${head}${list}</div>`;
    const card = `<div class="win card" style="width:${isUpright ? 440 : 740}px">${sheet}</div>`;
    const place = isUpright ? positioned(60, 146, 1.36, card) : positioned(64, 104, 1.125, card);
    return `<div class="account-scene ${isUpright ? 'upright' : ''}">${stage(frame, 'slate', isUpright ? [300, 420, 560] : [560, 120, 560], place)}</div>`;
  },
};
