import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { iphone } from '../../shared/iphone.ts';
import { appIcon } from '../../shared/mark.ts';
import { positioned, stage } from '../../shared/stage.ts';
import { largeWidget, mediumWidget, smallWidget } from '../../shared/widgets.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';

/** The second of the minute at which the picture was taken. */
const second = 16;

/** Shows the sheet that adds a widget, with the sizes small, medium (selected) and large. */
export const blockWidgets: Screen<IosMessages> = {
  slug: 'block-widgets',
  shows: ['widgets'],
  draw(messages, frame) {
    const sheet =
      `<div class="gallery apple auto"><div class="gallery-head">${appIcon(40)}<b>${messages.brand}</b></div>` +
      `<h2>${messages.widgetMedium}</h2><p>${messages.widgetText}</p>` +
      `<div class="gallery-row">${smallWidget(messages, 'auto', 'library', second)}${mediumWidget(messages, 'auto', ['mail', 'cloud'], second)}` +
      `${largeWidget(messages, 'auto', ['city', 'shop', 'forum', 'travel'], second)}</div>` +
      `<div class="gallery-dots"><i></i><i class="on"></i><i></i></div>` +
      `<div class="gallery-add">${outline('circle-plus', 23, 2)}${messages.widgetAdd}</div></div>`;
    const phone = iphone('auto', `<div class="gallery-wall"></div>${sheet}`);
    return stage(frame, 'brick', [370, -110, 380], positioned(66, -600, 1.22, phone));
  },
};
