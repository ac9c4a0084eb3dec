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

/** A home-screen widget of one grid cell: 158 by 158 points, one account. */
export function smallWidget(messages: SharedMessages, theme: Theme, id: AccountId): string {
  return `<div class="apple widget small ${theme}">${cell(messages, id)}</div>`;
}

/** A widget of two cells: 338 by 158 points, two accounts side by side. */
export function mediumWidget(
  messages: SharedMessages,
  theme: Theme,
  ids: readonly [AccountId, AccountId],
): string {
  return `<div class="apple widget medium ${theme}">${ids.map((id) => cell(messages, id)).join('')}</div>`;
}

/** A widget of four cells: 338 by 354 points, four accounts in rows. */
export function largeWidget(
  messages: SharedMessages,
  theme: Theme,
  ids: readonly [AccountId, AccountId, AccountId, AccountId],
): string {
  return `<div class="apple widget large ${theme}">${ids.map((id) => line(messages, id)).join('')}</div>`;
}
