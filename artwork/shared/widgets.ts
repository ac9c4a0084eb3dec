import type { SharedMessages } from '../messages/en-US.ts';
import type { AccountId } from './accounts.ts';
import { accounts, arc, code, secondsLeft, tile } from './accounts.ts';
import type { Theme } from './iphone.ts';

function cell(messages: SharedMessages, id: AccountId): string {
  return (
    `<div class="widget-cell"><div class="top">${tile(id, 40)}${arc(secondsLeft, 40)}</div>` +
    `<b>${messages.services[id]}</b><span class="account">${messages.accounts[id]}</span>` +
    `<span class="digits">${code(accounts[id].code)}</span></div>`
  );
}

function line(messages: SharedMessages, id: AccountId): string {
  return (
    `<div class="widget-line">${tile(id, 46)}<div><b>${messages.services[id]}</b>` +
    `<span class="digits">${code(accounts[id].code)}</span></div>${arc(secondsLeft, 42)}</div>`
  );
}

/** Returns a small widget with one account: 158 by 158 points. */
export function smallWidget(messages: SharedMessages, theme: Theme, id: AccountId): string {
  return `<div class="apple widget small ${theme}">${cell(messages, id)}</div>`;
}

/** Returns a medium widget with two accounts side by side: 338 by 158 points. */
export function mediumWidget(
  messages: SharedMessages,
  theme: Theme,
  ids: readonly [AccountId, AccountId],
): string {
  return `<div class="apple widget medium ${theme}">${ids.map((id) => cell(messages, id)).join('')}</div>`;
}

/** Returns a large widget with four accounts in rows: 338 by 354 points. */
export function largeWidget(
  messages: SharedMessages,
  theme: Theme,
  ids: readonly [AccountId, AccountId, AccountId, AccountId],
): string {
  return `<div class="apple widget large ${theme}">${ids.map((id) => line(messages, id)).join('')}</div>`;
}
