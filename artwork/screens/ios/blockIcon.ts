import type { Screen } from '../../drawing.ts';
import { iconTile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { floatingButton, iphone } from '../../shared/iphone.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';

const icons = [
  ['landmark', 'trees', 'map-pin', 'bus', 'signpost'],
  ['key-round', 'shield', 'house', 'building-2', 'heart'],
  ['star', 'leaf', 'umbrella', 'music', 'gamepad-2'],
];
const colors = ['#b3271d', '#c2622d', '#a67c1a', '#2b6b5a', '#3f8fb5', '#2f6fb3', '#7a4f9a'];
const chosenColor = '#2b6b5a';

/** Shows the sheet that changes an account's icon and color. */
export const blockIcon: Screen<IosMessages> = {
  slug: 'block-icon',
  shows: ['icon-change'],
  draw(messages, frame) {
    const grid = icons
      .flat()
      .map(
        (name) => `<span class="${name === 'trees' ? 'on' : ''}">${outline(name, 27, 1.8)}</span>`,
      )
      .join('');
    const swatches = colors
      .map(
        (color) => `<i class="${color === chosenColor ? 'on' : ''}" style="--swatch:${color}"></i>`,
      )
      .join('');
    const sheet =
      `<div class="icon-sheet ios-sheet"><div class="icon-bar">${floatingButton(outline('x', 26, 2))}<b>${messages.iconTitle}</b>${floatingButton(outline('check', 25, 2.4), true)}</div>` +
      `<div class="icon-now">${iconTile('landmark', chosenColor, 46)}${outline('arrow-right', 22, 2)}${iconTile('trees', chosenColor, 66)}</div>` +
      `<div class="icon-grid">${grid}</div><div class="icon-colors">${swatches}</div>` +
      `<div class="icon-photo">${outline('image-plus', 21, 1.9)}${messages.iconPhoto}</div></div>`;
    const phone = iphone('auto', `<div class="icon-behind"></div>${sheet}`);
    return stage(frame, 'slate', [-110, -70, 360], positioned(78, -548, 1.16, phone));
  },
};
