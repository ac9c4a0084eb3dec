import type { Screen } from '../../drawing.ts';
import { accounts, code } from '../../shared/accounts.ts';
import { solid } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { AndroidMessages } from '../../messages/android.en-US.ts';
import { device } from './device.ts';
import type { PhoneAccount } from './rows.ts';
import { badge, phoneAccounts, rowEnd } from './rows.ts';

type Messages = Parameters<Screen<AndroidMessages>['draw']>[0];

function rows(messages: Messages, order: readonly PhoneAccount[]): string {
  const drawn = order.map(
    (account) =>
      `<div class="row">${badge(account, 44)}<p><b>${messages.services[account.id]}</b>${messages.accounts[account.id]}${code(accounts[account.id].code)}</p>${rowEnd(account, 38)}</div>`,
  );
  return drawn.join('');
}

/** Returns the top of the list. */
function top(messages: Messages): string {
  return `<div class="search">${solid('magnify', 24)}<span>${messages.search}</span><i class="round">${solid('shield-lock', 21)}</i></div><div class="list">${rows(messages, phoneAccounts)}</div>`;
}

/** Returns the end of the list, with the button that opens the camera. */
function end(messages: Messages): string {
  return `<div class="list end">${rows(messages, [...phoneAccounts.slice(0, 1), ...phoneAccounts.slice(1).toReversed()])}</div><div class="scan-button">${solid('qrcode-scan', 24)}${messages.scan}</div>`;
}

/**
 * Shows all accounts with their codes and remaining seconds. In a wide frame, a second phone always has the dark theme.
 */
export const codes: Screen<AndroidMessages> = {
  slug: 'codes',
  shows: ['codes'],
  draw(messages, frame) {
    const phone = device({ theme: 'auto', screen: top(messages) });
    if (frame === 'upright') {
      return `<div class="codes">${stage(frame, 'celadon', [430, 40, 420], positioned(66, 78, 1.48, phone))}</div>`;
    }
    const dark = device({ theme: 'dark', screen: end(messages) });
    const phones = positioned(66, -312, 1, dark) + positioned(496, 52, 1, phone);
    return `<div class="codes">${stage(frame, 'celadon', [-130, 330, 460], phones)}</div>`;
  },
};
