import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { floatingButton, iphone, searchFoot, wordButton } from '../../shared/iphone.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';
import { accountRow } from './rows.ts';

type Messages = IosMessages & SharedMessages;

const ids: readonly AccountId[] = ['city', 'library', 'mail', 'forum', 'school', 'travel', 'shop'];
const shown: AccountId = 'library';
/** The second of the minute at which the picture was taken. */
const second = 5;

function listScreen(messages: Messages, sheet: string): string {
  const rows = ids.map((id) =>
    id === shown
      ? `<div class="revealed">${accountRow(messages, id, second)}<p>${outline('eye', 16, 2)}${messages.hiddenClosing}</p></div>`
      : accountRow(messages, id, second, true),
  );
  return iphone(
    'auto',
    `<div class="ios-nav"><div class="buttons">${wordButton(messages.edit)}${floatingButton(outline('eye-off', 24, 1.9))}</div>` +
      `<h1>${messages.title}</h1></div><p class="ios-note hidden-note">${messages.hiddenHint}</p>` +
      `<div class="ios-list hidden-list">${rows.join('')}</div>${sheet}`,
  );
}

function settings(messages: Messages): string {
  return (
    `<div class="ios-group"><div class="ios-row"><span class="grow">${messages.hideCodes}</span><span class="switch on"></span></div>` +
    `<div class="ios-row"><span class="grow">${messages.autoHide}</span><span class="switch on"></span></div>` +
    `<div class="ios-row"><span class="grow">${messages.autoHideAfter}</span><span class="value">${messages.autoHideSeconds}</span><span class="chevron">${outline('chevron-right', 17, 2.4)}</span></div></div>`
  );
}

function settingsScreen(messages: Messages): string {
  return iphone(
    'dark',
    `<div class="ios-nav"><div class="buttons">${floatingButton(outline('chevron-left', 27, 2))}</div>` +
      `<h1>${messages.hideCodes}</h1></div>${settings(messages)}<p class="ios-note">${messages.autoHideText}</p>`,
  );
}

/** Shows hidden codes. One is visible for a few seconds before the app hides it again. */
export const hidden: Screen<IosMessages> = {
  slug: 'hidden',
  shows: ['code-hiding', 'auto-hide'],
  draw(messages, frame) {
    return byFrame(frame, {
      wide: stage(
        frame,
        'paper',
        [-90, -70, 420],
        positioned(94, 206, 0.86, settingsScreen(messages)) +
          positioned(500, 28, 0.9, listScreen(messages, searchFoot(messages.search))),
      ),
      upright: stage(
        frame,
        'paper',
        [-160, 420, 560],
        positioned(
          126,
          -73,
          1.12,
          listScreen(
            messages,
            `<div class="hidden-sheet ios-sheet floating"><div class="grip"></div>${settings(messages)}</div>`,
          ),
        ),
      ),
    });
  },
};
