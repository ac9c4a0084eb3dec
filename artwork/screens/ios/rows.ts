import type { AccountId } from '../../shared/accounts.ts';
import { accounts, code, hiddenCode, tile, timeLeft } from '../../shared/accounts.ts';
import type { SharedMessages } from '../../messages/en-US.ts';

/**
 * Returns a row of the app's list: icon, service, account, code (dots if hidden) and remaining time.
 * @param second the second of the minute, as in `secondsLeft`
 */
export function accountRow(
  messages: SharedMessages,
  id: AccountId,
  second: number,
  isHidden = false,
): string {
  return (
    `<div class="ios-account">${tile(id, 45)}<div class="who"><div><b>${messages.services[id]}</b>` +
    `<span>${messages.accounts[id]}</span></div>` +
    `<div class="what ${isHidden ? 'hidden' : ''}">${isHidden ? hiddenCode() : code(accounts[id].code)}</div></div>` +
    `${timeLeft(id, second, 39)}</div>`
  );
}
