import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { qrCard } from '../../shared/qr.ts';
import { positioned } from '../../shared/stage.ts';
import { button } from '../../shared/win.ts';
import type { LoginWindowsMessages } from '../../messages/login-windows.en-US.ts';
import { systemIcons, withBackground } from './signin.ts';

const computerUri = 'otpauth://totp/Windows?secret=ONSWC3BAMFXGIIDJNZVQ';

/** Shows the first sign-in: the computer's QR code, and the code that proves that the user scanned it. */
export const enroll: Screen<LoginWindowsMessages> = {
  slug: 'enroll',
  shows: ['windows-logon'],
  draw(messages, frame) {
    const upright = frame === 'upright';
    const steps = [messages.enrollScan, messages.enrollType].map(
      (step, index) => `<li><b>${index + 1}</b>${step}</li>`,
    );
    const cells = ['3', '6', '0', '2', '', ''].map(
      (digit, index) => `<span class="${index === 4 ? 'next' : ''}">${digit}</span>`,
    );
    const card = `<div class="win card" style="width:${upright ? 440 : 740}px">${upright ? `<h2 style="margin:0">${messages.enrollTitle}</h2>` : ''}${qrCard(computerUri, upright ? 232 : 252, 10)}
<div>${upright ? '' : `<h2>${messages.enrollTitle}</h2>`}<ol>${steps.join('')}</ol><div class="cells">${cells.join('')}</div><div class="answers">${button(messages.enroll, true)}${button(messages.cancel)}</div></div></div>`;
    const who = `<div class="who"><span>${outline('user', 28, 1.5)}</span>${messages.accountName}</div>`;
    const parts = upright
      ? positioned(60, 52, 1.2, who) + positioned(60, 138, 1.36, card)
      : positioned(64, 42, 1, who) + positioned(64, 122, 1.125, card);
    return `<div class="enroll-scene ${upright ? 'upright' : ''}">${withBackground(parts + (upright ? '' : systemIcons(22)))}</div>`;
  },
};
