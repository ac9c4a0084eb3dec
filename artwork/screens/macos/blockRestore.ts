import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { macWindow } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import type { Messages } from './desktop.ts';

const restoredIds: readonly AccountId[] = ['mail', 'city', 'cloud', 'library', 'shop'];
const finishedCount = 3;

function paper(messages: Messages): string {
  return (
    `<div class="paper"><svg width="150" height="190" viewBox="0 0 150 190"><path d="M12 2H104L148 46V178A10 10 0 0 1 138 188H12A10 10 0 0 1 2 178V12A10 10 0 0 1 12 2Z" style="fill:light-dark(#fff,#e3dccf);stroke:light-dark(#cfc8bb,#b5ad9e)" stroke-width="2"/>` +
    `<path d="M104 2V36A10 10 0 0 0 114 46H148Z" style="fill:light-dark(#e9e2d5,#c9c1b2);stroke:light-dark(#cfc8bb,#b5ad9e)" stroke-width="2"/></svg>` +
    `<i>${outline('lock-keyhole', 58, 1.6)}</i><b>PEM</b><small>${messages.fileName}.pem</small></div>`
  );
}

/** Shows accounts being restored from an encrypted PEM file, one after the other. */
export const blockRestore: Screen<MacosMessages> = {
  slug: 'block-restore',
  shows: ['pem-backup'],
  draw(messages, frame) {
    const rows = restoredIds
      .map((id, index) => {
        const state = index < finishedCount ? 'done' : index === finishedCount ? 'now' : 'later';
        const sign = state === 'done' ? outline('check', 17, 3) : '';
        return `<div class="${state}">${tile(id, 28)}<b>${messages.services[id]}</b><i>${sign}</i></div>`;
      })
      .join('');
    const panel = macWindow(
      'auto',
      { width: 284 },
      { isPlain: true, content: messages.restoreTitle },
      `<div class="restore"><div class="restore-key">${outline('key-round', 15, 2.2)}<span>••••••••••••</span>${outline('lock-keyhole-open', 15, 2.2)}</div>` +
        `<div class="restore-list">${rows}</div><div class="restore-bar"><i></i></div><p>${messages.restored}</p></div>`,
    );
    return stage(
      frame,
      'paper',
      [300, 150, 420],
      positioned(40, 112, 1.06, paper(messages)) +
        positioned(
          210,
          206,
          1,
          `<span class="restore-arrow">${outline('arrow-right', 34, 2.4)}</span>`,
        ) +
        positioned(260, 38, 1.24, panel),
    );
  },
};
