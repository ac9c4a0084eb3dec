import type { Screen } from '../../drawing.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import { largeWidget } from '../../shared/widgets.ts';
import type { IosWidgetMessages } from '../../messages/ios-widget.en-US.ts';
import type { AppId } from './home.ts';
import { app, homeScreen, named } from './home.ts';

const below: readonly AppId[] = [
  'weather',
  'maps',
  'calendar',
  'music',
  'fitness',
  'files',
  'tasks',
  'photos',
];

/** Shows the large widget with four accounts, in the dark theme. */
export const large: Screen<IosWidgetMessages> = {
  slug: 'large',
  shows: ['code-always', 'remaining-seconds', 'icon-and-name', 'widget-sizes'],
  draw(messages, frame) {
    const widget = largeWidget(messages, 'dark', ['mail', 'cloud', 'travel', 'school'], 3);
    const phone = homeScreen(
      'dark',
      `<div class="wide">${named(messages, widget)}</div>` +
        below.map((id) => app(messages, id)).join(''),
    );
    return byFrame(frame, {
      wide: stage(frame, 'dusk', [30, 190, 480], positioned(242, 36, 1.14, phone)),
      upright: stage(frame, 'dusk', [360, -140, 520], positioned(104, 64, 1.23, phone)),
    });
  },
};
