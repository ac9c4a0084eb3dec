import type { Screen } from '../../drawing.ts';
import { iconTile, tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { macWindow, pointer } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';

const choices = [
  ['shopping-bag', '#c2622d'],
  ['shopping-cart', '#2f6fb3'],
  ['store', '#2b6b5a'],
  ['package', '#7a5a3a'],
  ['tag', '#7a4f9a'],
  ['shirt', '#3f8fb5'],
  ['gift', '#b3271d'],
  ['coffee', '#5d4037'],
  ['flower', '#b8487a'],
  ['book-open', '#55606e'],
] as const;

/** Shows the popover that changes an account's icon. */
export const blockIcon: Screen<MacosMessages> = {
  slug: 'block-icon',
  shows: ['icon-change'],
  draw(messages, frame) {
    const grid = choices
      .map(
        ([icon, color]) =>
          `<span class="${icon === 'gift' ? 'on' : ''}">${iconTile(icon, color, 44)}</span>`,
      )
      .join('');
    const popover =
      `<div class="popover apple auto"><div>${grid}</div>` +
      `<p>${outline('image-plus', 17, 2)}${messages.choosePicture}</p></div>`;
    const editor = macWindow(
      'auto',
      { width: 440, height: 330 },
      { isPlain: true, content: messages.services.shop },
      `<div class="editor"><span class="editor-icon">${tile('shop', 84)}<i>${outline('pencil', 15, 2.4)}</i></span>` +
        `<div><label>${messages.name}</label><b>${messages.services.shop}</b><label>${messages.accountField}</label><b>${messages.accounts.shop}</b></div></div>`,
    );
    return stage(
      frame,
      'celadon',
      [390, 190, 360],
      positioned(45, 34, 1.25, editor) +
        positioned(68, 226, 1.22, popover) +
        positioned(216, 330, 1.25, pointer(24)),
    );
  },
};
