import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { iphone } from '../../shared/iphone.ts';
import { byFrame, place, stage } from '../../shared/stage.ts';
import type { SharedWords } from '../../words/en-US.ts';
import type { IosWords } from '../../words/ios.en-US.ts';
import { accountRow } from './rows.ts';

type Words = IosWords & SharedWords;

const ids: readonly AccountId[] = ['bank', 'work', 'mail', 'forum', 'school', 'travel', 'shop'];
const shown: AccountId = 'work';

function listScreen(words: Words, sheet: string): string {
  const rows = ids.map((id) =>
    id === shown
      ? `<div class="revealed">${accountRow(words, id)}<p>${outline('eye', 16, 2)}${words.hiddenClosing}</p></div>`
      : accountRow(words, id, true),
  );
  return iphone(
    'light',
    `<div class="ios-nav"><div class="buttons"><span>${words.edit}</span><span>${outline('eye-off', 25, 1.9)}${outline('plus', 27, 1.9)}</span></div>` +
      `<h1>${words.title}</h1></div><p class="ios-note hidden-note">${words.hiddenHint}</p>` +
      `<div class="ios-list hidden-list">${rows.join('')}</div>${sheet}`,
  );
}

function settings(words: Words): string {
  return (
    `<div class="ios-group"><div class="ios-row"><span class="grow">${words.hideCodes}</span><span class="switch on"></span></div>` +
    `<div class="ios-row"><span class="grow">${words.autoHide}</span><span class="switch on"></span></div>` +
    `<div class="ios-row"><span class="grow">${words.autoHideAfter}</span><span class="value">${words.autoHideSeconds}</span><span class="chevron">${outline('chevron-right', 17, 2.4)}</span></div></div>`
  );
}

function settingsScreen(words: Words): string {
  return iphone(
    'dark',
    `<div class="ios-nav"><div class="buttons"><span class="back">${outline('chevron-left', 25, 2.2)}${words.title}</span></div>` +
      `<h1 class="tall">${words.hideCodes}</h1></div>${settings(words)}<p class="ios-note">${words.autoHideText}</p>`,
  );
}

/** Codes behind dots; one is open for a few seconds before it hides itself again. */
export const hidden: Screen<IosWords> = {
  slug: 'hidden',
  shows: ['code-hiding', 'auto-hide'],
  draw(words, frame) {
    return byFrame(frame, {
      wide: stage(
        frame,
        'paper',
        [-90, -70, 420],
        place(94, 206, 0.86, settingsScreen(words)) + place(500, 28, 0.9, listScreen(words, '')),
      ),
      upright: stage(
        frame,
        'paper',
        [-160, 420, 560],
        place(
          104,
          -80,
          1.23,
          listScreen(
            words,
            `<div class="hidden-sheet apple light"><div class="grip"></div>${settings(words)}</div>`,
          ),
        ),
      ),
    });
  },
};
