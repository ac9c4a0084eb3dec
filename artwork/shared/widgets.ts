import type { SharedMessages } from '../messages/en-US.ts';
import type { AccountId } from './accounts.ts';
import { accounts, code, tile, timeLeft } from './accounts.ts';
import type { Theme } from './iphone.ts';

function cell(messages: SharedMessages, id: AccountId, second: number): string {
  return (
    `<div class="widget-cell"><div class="top">${tile(id, 40)}${timeLeft(id, second, 40)}</div>` +
    `<b>${messages.services[id]}</b><span class="account">${messages.accounts[id]}</span>` +
    `<span class="digits">${code(accounts[id].code)}</span></div>`
  );
}

function line(messages: SharedMessages, id: AccountId, second: number): string {
  return (
    `<div class="widget-line">${tile(id, 46)}<div><b>${messages.services[id]}</b>` +
    `<span class="digits">${code(accounts[id].code)}</span></div>${timeLeft(id, second, 42)}</div>`
  );
}

/** Returns a small widget with one account: 158 by 158 points. `second` is as in `secondsLeft`. */
export function smallWidget(
  messages: SharedMessages,
  theme: Theme,
  id: AccountId,
  second: number,
): string {
  return `<div class="apple widget small ${theme}">${cell(messages, id, second)}</div>`;
}

/** Returns a medium widget with two accounts side by side: 338 by 158 points. */
export function mediumWidget(
  messages: SharedMessages,
  theme: Theme,
  ids: readonly [AccountId, AccountId],
  second: number,
): string {
  return `<div class="apple widget medium ${theme}">${ids.map((id) => cell(messages, id, second)).join('')}</div>`;
}

/** Returns a large widget with four accounts in rows: 338 by 354 points. */
export function largeWidget(
  messages: SharedMessages,
  theme: Theme,
  ids: readonly [AccountId, AccountId, AccountId, AccountId],
  second: number,
): string {
  return `<div class="apple widget large ${theme}">${ids.map((id) => line(messages, id, second)).join('')}</div>`;
}
