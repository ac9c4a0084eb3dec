import type { Screen } from '../../drawing.ts';
import { accounts, code, tile, timeLeft } from '../../shared/accounts.ts';
import { iphone, wordButton } from '../../shared/iphone.ts';
import { positioned, stage } from '../../shared/stage.ts';
import { midnight, watch } from '../../shared/watch.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';
import { accountRow } from './rows.ts';

/** The second of the minute at which the picture was taken. */
const second = 7;

/** Shows an account on the phone and the watch, with the same code and remaining seconds. */
export const blockWatch: Screen<IosMessages> = {
  slug: 'block-watch',
  shows: ['watch-app'],
  draw(messages, frame) {
    const phone = iphone(
      'auto',
      `<div class="ios-nav"><div class="buttons">${wordButton(messages.edit)}</div><h1>${messages.title}</h1></div>` +
        `<div class="ios-list">${(['library', 'mail', 'shop'] as const).map((id) => accountRow(messages, id, second)).join('')}</div>`,
    );
    const wrist = watch(
      midnight,
      `<div class="wrist-code">${tile('library', 46)}<b>${messages.services.library}</b>` +
        `<span class="digits">${code(accounts.library.code)}</span>${timeLeft('library', second, 54)}</div>`,
    );
    return stage(
      frame,
      'paper',
      [-130, 130, 380],
      positioned(-12, 62, 0.9, phone) + positioned(322, -112, 1.05, wrist),
    );
  },
};
