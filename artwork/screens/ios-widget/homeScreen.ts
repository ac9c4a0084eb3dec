import type { Screen } from '../../drawing.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import { mediumWidget, smallWidget } from '../../shared/widgets.ts';
import type { IosWidgetMessages } from '../../messages/ios-widget.en-US.ts';
import type { AppId, Messages } from './home.ts';
import { app, homeScreen, named } from './home.ts';

const beside: readonly AppId[] = ['calendar', 'clock', 'notes', 'photos'];
const below: readonly AppId[] = [
  'weather',
  'maps',
  'books',
  'music',
  'fitness',
  'files',
  'tasks',
  'settings',
];

/** The second of the minute at which the picture was taken. */
const second = 19;

function medium(messages: Messages): string {
  return mediumWidget(messages, 'auto', ['mail', 'cloud'], second);
}

function small(messages: Messages): string {
  return smallWidget(messages, 'auto', 'library', second);
}

function lifted(widget: string): string {
  return `<div class="lifted">${widget}</div>`;
}

/** Shows a small and a medium widget among the apps of a home screen. */
export const homeScreenWidgets: Screen<IosWidgetMessages> = {
  slug: 'home-screen',
  shows: ['code-always', 'remaining-seconds', 'icon-and-name', 'widget-sizes'],
  draw(messages, frame) {
    const phone = homeScreen(
      'auto',
      `<div class="wide">${named(messages, medium(messages))}</div><div class="square">${named(messages, small(messages))}</div>` +
        [...beside, ...below].map((id) => app(messages, id)).join(''),
    );
    return byFrame(frame, {
      wide: stage(
        frame,
        'seal',
        [420, -130, 460],
        positioned(54, 40, 0.94, phone) +
          positioned(492, 84, 1.22, lifted(medium(messages))) +
          positioned(492, 312, 1.22, lifted(small(messages))) +
          positioned(712, 312, 1.22, lifted(smallWidget(messages, 'dark', 'shop', second))),
      ),
      upright: stage(frame, 'seal', [-150, 460, 560], positioned(104, 28, 1.23, phone)),
    });
  },
};
