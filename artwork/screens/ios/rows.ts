import type { AccountId } from '../../shared/accounts.ts';
import { accounts, arc, code, hiddenCode, secondsLeft, tile } from '../../shared/accounts.ts';
import type { SharedMessages } from '../../messages/en-US.ts';

/** One account of the app's list: icon, name and account, code, arc. A hidden one shows dots. */
export function accountRow(messages: SharedMessages, id: AccountId, hidden = false): string {
  return (
    `<div class="ios-account">${tile(id, 44)}<div class="who"><div><b>${messages.services[id]}</b>` +
    `<span>${messages.accounts[id]}</span></div>` +
    `<div class="what ${hidden ? 'hidden' : ''}">${hidden ? hiddenCode() : code(accounts[id].code)}</div></div>` +
    `${arc(secondsLeft, 34)}</div>`
  );
}
