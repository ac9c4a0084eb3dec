import type { Screen } from '../../drawing.ts';
import { accounts, code } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { iphone } from '../../shared/iphone.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';
import { accountRow } from './rows.ts';

/** The second of the minute at which the picture was taken. */
const second = 21;

/** Shows the menu of a pressed row, which copies the code, and the confirmation in the Dynamic Island. */
export const blockCopy: Screen<IosMessages> = {
  slug: 'block-copy',
  shows: ['copy', 'qr-export'],
  draw(messages, frame) {
    const actions = [
      [messages.menuCopy, 'copy'],
      [messages.menuExport, 'qr-code'],
      [messages.menuEdit, 'pencil'],
    ] as const;
    const menu = actions
      .map(([label, icon]) => `<span>${outline(icon, 21, 1.9)}${label}</span>`)
      .join('');
    const phone = iphone(
      'auto',
      `<div class="copied-island"><i>${outline('check', 24, 3)}</i><b>${messages.copied}</b>${code(accounts.city.code)}</div>` +
        `<div class="held-behind">${accountRow(messages, 'mail', second)}</div>` +
        `<div class="held">${accountRow(messages, 'city', second)}</div><div class="held-menu floating">${menu}</div>`,
    );
    return stage(frame, 'celadon', [420, 180, 380], positioned(59, 46, 1.25, phone));
  },
};
