import type { AccountId } from '../../shared/accounts.ts';
import { accounts, arc, code, hiddenCode, secondsLeft, tile } from '../../shared/accounts.ts';
import type { SharedMessages } from '../../messages/en-US.ts';

/** Returns a row of the app's list: icon, service, account, code (dots if hidden) and remaining time. */
export function accountRow(messages: SharedMessages, id: AccountId, isHidden = false): string {
  return (
    `<div class="ios-account">${tile(id, 44)}<div class="who"><div><b>${messages.services[id]}</b>` +
    `<span>${messages.accounts[id]}</span></div>` +
    `<div class="what ${isHidden ? 'hidden' : ''}">${isHidden ? hiddenCode() : code(accounts[id].code)}</div></div>` +
    `${arc(secondsLeft, 34)}</div>`
  );
}
