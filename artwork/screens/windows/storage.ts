import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { accounts, arc, code, secondsLeft, tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { place, stage } from '../../shared/stage.ts';
import type { WindowsWords } from '../../words/windows.en-US.ts';
import { appWindow } from '../../shared/win.ts';
import { withNavigation } from './navigation.ts';

type Words = Parameters<Screen<WindowsWords>['draw']>[0];

function entry(words: Words, id: AccountId, chosen = false): string {
  return `<div class="entry ${chosen ? 'chosen' : ''}">${tile(id, 36, 8)}<p>${words.services[id]}<small>${words.accounts[id]}</small></p>${code(accounts[id].code)}</div>`;
}

function search(words: Words): string {
  return `<div class="win-field"><span class="grow">${words.search}</span>${outline('search', 16, 1.6)}</div>`;
}

function now(words: Words): string {
  return `<div class="win-card now"><div class="owner">${tile('bank', 44, 10)}<p><b>${words.services.bank}</b>${words.accounts.bank}</p></div>
${code(accounts.bank.code)}<div class="left"><i style="width:${((100 * secondsLeft) / 30).toFixed(1)}%"></i></div></div>`;
}

function vault(words: Words): string {
  return `<div class="win-card vault"><div class="stamp">${outline('shield-check', 44, 1.4)}<p><b>${words.vaultTitle}</b>${words.vaultText}</p></div>
<dl><dt>${words.vaultSecret}</dt><dd>••••&ensp;••••&ensp;••••</dd><dt>${words.vaultPlace}</dt><dd>${words.vaultPlaceValue}</dd><dt>${words.vaultOpens}</dt><dd>${words.vaultOpensValue}</dd></dl></div>`;
}

/** The main window: the accounts, one account's code, and where its secret is kept. */
export const storage: Screen<WindowsWords> = {
  slug: 'secure-storage',
  shows: ['windows-storage'],
  draw(words, frame) {
    if (frame === 'upright') {
      const rows = (['mail', 'cloud'] as const).map(
        (id) =>
          `<div class="entry">${tile(id, 36, 8)}<p>${words.services[id]}<small>${words.accounts[id]}</small></p>${code(accounts[id].code)}<span style="color:var(--accent)">${arc(secondsLeft, 24, { number: false })}</span></div>`,
      );
      const page = `<div class="stack">${now(words)}${vault(words)}<div>${rows.join('')}</div></div>`;
      const narrow = appWindow(
        'light',
        { width: 408, height: 566 },
        { text: words.brand },
        withNavigation('key-round', page),
      );
      return `<div class="storage">${stage(frame, 'slate', [300, -90, 560], place(52, 52, 1.51, narrow))}</div>`;
    }
    const rows = (['mail', 'bank', 'cloud', 'work', 'shop', 'school'] as const).map((id) =>
      entry(words, id, id === 'bank'),
    );
    const page = `<div class="columns"><div class="list">${search(words)}${rows.join('')}</div><div class="detail">${now(words)}${vault(words)}</div></div>`;
    const wide = appWindow(
      'light',
      { width: 800, height: 462 },
      { text: words.brand },
      withNavigation('key-round', page),
    );
    return `<div class="storage">${stage(frame, 'slate', [560, -150, 560], place(48, 50, 1.08, wide))}</div>`;
  },
};
