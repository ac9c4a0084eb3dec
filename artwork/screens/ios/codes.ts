import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { floatingButton, iphone, searchFoot, wordButton } from '../../shared/iphone.ts';
import type { Theme } from '../../shared/iphone.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';
import { accountRow } from './rows.ts';

/** The second of the minute at which the picture was taken. */
const second = 12;

function listScreen(
  messages: IosMessages & SharedMessages,
  theme: Theme,
  ids: readonly AccountId[],
): string {
  return iphone(
    theme,
    `<div class="ios-nav"><div class="buttons">${wordButton(messages.edit)}${floatingButton(outline('scan-qr-code', 24, 1.9))}</div>` +
      `<h1>${messages.title}</h1></div>` +
      `<div class="ios-list">${ids.map((id) => accountRow(messages, id, second)).join('')}</div>${searchFoot(messages.search)}`,
  );
}

/**
 * Shows the list of accounts with codes and remaining time: its top in the picture's theme, and its foot in the dark
 * one.
 */
export const codes: Screen<IosMessages> = {
  slug: 'codes',
  shows: ['codes'],
  draw(messages, frame) {
    const top = listScreen(messages, 'auto', [
      'mail',
      'city',
      'cloud',
      'library',
      'shop',
      'forum',
      'school',
    ]);
    const foot = listScreen(messages, 'dark', [
      'city',
      'cloud',
      'travel',
      'school',
      'mail',
      'server',
      'photos',
    ]);
    return byFrame(frame, {
      wide: stage(
        frame,
        'celadon',
        [590, -90, 420],
        positioned(508, -228, 0.9, foot) + positioned(78, 40, 0.9, top),
      ),
      upright: stage(frame, 'celadon', [330, -130, 560], positioned(133, 34, 1.09, top)),
    });
  },
};
