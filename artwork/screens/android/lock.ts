import type { Screen } from '../../drawing.ts';
import { hiddenCode } from '../../shared/accounts.ts';
import { solid } from '../../shared/icons.ts';
import { appIcon } from '../../shared/mark.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { AndroidMessages } from '../../messages/android.en-US.ts';
import { device } from './device.ts';
import { badge, phoneAccounts } from './rows.ts';

type Messages = Parameters<Screen<AndroidMessages>['draw']>[0];

/** Returns the system's fingerprint prompt above a list with hidden codes. */
function fingerprint(messages: Messages): string {
  const hidden = phoneAccounts.map(
    (account) =>
      `<div>${badge(account, 44)}<p>${messages.services[account.id]}${hiddenCode()}</p></div>`,
  );
  return `<div class="hidden-list">${hidden.join('')}</div><div class="scrim"></div>
<div class="prompt">${appIcon(44, 12)}<h3>${messages.unlock}</h3><p>${messages.unlockText}</p>
<div class="finger round">${solid('fingerprint', 66)}</div><p>${messages.touch}</p><b>${messages.usePasscode}</b></div>`;
}

/** Returns the passcode screen with four of six digits entered. */
function passcode(messages: Messages): string {
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => `<span>${key}</span>`);
  const entered = '<i class="on"></i>'.repeat(4) + '<i></i>'.repeat(2);
  return `<div class="ask">${appIcon(44, 12)}<h3>${messages.enterPasscode}</h3><div class="dots">${entered}</div></div>
<div class="keys">${digits.join('')}<span class="bare">${solid('backspace-outline', 26)}</span><span>0</span><span class="sensor">${solid('fingerprint', 32)}</span></div>`;
}

/** Shows both ways to unlock the app: fingerprint and passcode. */
export const lock: Screen<AndroidMessages> = {
  slug: 'lock',
  shows: ['passcode-or-biometrics'],
  draw(messages, frame) {
    const print = device({ theme: 'auto', screen: fingerprint(messages) });
    const parts =
      frame === 'upright'
        ? positioned(76, -292, 1.43, print)
        : positioned(66, -292, 1, print) +
          positioned(496, 52, 1, device({ theme: 'dark', screen: passcode(messages) }));
    return `<div class="lock">${stage(frame, 'pine', [300, 240, 480], parts)}</div>`;
  },
};
