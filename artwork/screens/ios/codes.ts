import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { iphone } from '../../shared/iphone.ts';
import type { Theme } from '../../shared/iphone.ts';
import { byFrame, place, stage } from '../../shared/stage.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';
import { accountRow } from './rows.ts';

function listScreen(
  messages: IosMessages & SharedMessages,
  theme: Theme,
  ids: readonly AccountId[],
): string {
  return iphone(
    theme,
    `<div class="ios-nav"><div class="buttons"><span>${messages.edit}</span>` +
      `<span>${outline('scan-qr-code', 25, 1.9)}${outline('plus', 27, 1.9)}</span></div>` +
      `<h1>${messages.title}</h1></div>` +
      `<div class="ios-search">${outline('search', 17, 2.2)}${messages.search}</div>` +
      `<div class="ios-list">${ids.map((id) => accountRow(messages, id)).join('')}</div>`,
  );
}

/** Shows the list of accounts with codes and remaining time, in both themes. */
export const codes: Screen<IosMessages> = {
  slug: 'codes',
  shows: ['codes'],
  draw(messages, frame) {
    const light = listScreen(messages, 'light', ['mail', 'bank', 'cloud', 'work', 'shop', 'forum']);
    const dark = listScreen(messages, 'dark', [
      'travel',
      'school',
      'photos',
      'server',
      'bank',
      'mail',
    ]);
    return byFrame(frame, {
      wide: stage(
        frame,
        'celadon',
        [590, -90, 420],
        place(508, 168, 0.9, dark) + place(78, 44, 0.9, light),
      ),
      upright: stage(frame, 'celadon', [330, -130, 560], place(104, 70, 1.23, light)),
    });
  },
};
