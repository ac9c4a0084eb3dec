import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { accounts, code, secondsLeft, tile, timeLeft } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { WindowsMessages } from '../../messages/windows.en-US.ts';
import { appWindow } from '../../shared/win.ts';
import { withNavigation } from './navigation.ts';

type Messages = Parameters<Screen<WindowsMessages>['draw']>[0];

/** The second of the minute at which the picture was taken. */
const second = 18;

function entry(messages: Messages, id: AccountId, isChosen = false): string {
  return `<div class="entry ${isChosen ? 'chosen' : ''}">${tile(id, 36, 8)}<p>${messages.services[id]}<small>${messages.accounts[id]}</small></p>${code(accounts[id].code)}</div>`;
}

function search(messages: Messages): string {
  return `<div class="win-field"><span class="grow">${messages.search}</span>${outline('search', 16, 1.6)}</div>`;
}

function currentCode(messages: Messages): string {
  return `<div class="win-card now"><div class="owner">${tile('city', 44, 10)}<p><b>${messages.services.city}</b>${messages.accounts.city}</p></div>
${code(accounts.city.code)}<div class="left"><i style="width:${((100 * secondsLeft('city', second)) / accounts.city.period).toFixed(1)}%"></i></div></div>`;
}

function storageDetails(messages: Messages): string {
  return `<div class="win-card vault"><div class="stamp">${outline('shield-check', 44, 1.4)}<p><b>${messages.vaultTitle}</b>${messages.vaultText}</p></div>
<dl><dt>${messages.vaultSecret}</dt><dd>••••&ensp;••••&ensp;••••</dd><dt>${messages.vaultPlace}</dt><dd>${messages.vaultPlaceValue}</dd><dt>${messages.vaultOpens}</dt><dd>${messages.vaultOpensValue}</dd></dl></div>`;
}

/** Shows the main window: the accounts, the code of one account, and where its secret is stored. */
export const storage: Screen<WindowsMessages> = {
  slug: 'secure-storage',
  shows: ['windows-storage'],
  draw(messages, frame) {
    if (frame === 'upright') {
      const rows = (['mail', 'cloud'] as const).map(
        (id) =>
          `<div class="entry">${tile(id, 36, 8)}<p>${messages.services[id]}<small>${messages.accounts[id]}</small></p>${code(accounts[id].code)}<span style="color:var(--accent)">${timeLeft(id, second, 24, { hasNumber: false })}</span></div>`,
      );
      const page = `<div class="stack">${currentCode(messages)}${storageDetails(messages)}<div>${rows.join('')}</div></div>`;
      const narrow = appWindow(
        'auto',
        { width: 408, height: 566 },
        { text: messages.brand },
        withNavigation('key-round', page),
      );
      return `<div class="storage">${stage(frame, 'slate', [300, -90, 560], positioned(52, 52, 1.51, narrow))}</div>`;
    }
    const rows = (['mail', 'city', 'cloud', 'library', 'shop', 'school'] as const).map((id) =>
      entry(messages, id, id === 'city'),
    );
    const page = `<div class="columns"><div class="list">${search(messages)}${rows.join('')}</div><div class="detail">${currentCode(messages)}${storageDetails(messages)}</div></div>`;
    const wide = appWindow(
      'auto',
      { width: 800, height: 462 },
      { text: messages.brand },
      withNavigation('key-round', page),
    );
    return `<div class="storage">${stage(frame, 'slate', [560, -150, 560], positioned(48, 50, 1.08, wide))}</div>`;
  },
};
