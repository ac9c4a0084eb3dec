import type { Screen } from '../../drawing.ts';
import { byFrame, place, stage } from '../../shared/stage.ts';
import { mediumWidget, smallWidget } from '../../shared/widgets.ts';
import type { IosWidgetWords } from '../../words/ios-widget.en-US.ts';
import type { AppId, Words } from './home.ts';
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

function medium(words: Words): string {
  return mediumWidget(words, 'light', ['mail', 'bank']);
}

function small(words: Words): string {
  return smallWidget(words, 'light', 'work');
}

function lifted(widget: string): string {
  return `<div class="lifted">${widget}</div>`;
}

/** A small and a medium widget among the apps of a home screen. */
export const homeScreenWidgets: Screen<IosWidgetWords> = {
  slug: 'home-screen',
  shows: ['code-always', 'remaining-seconds', 'icon-and-name', 'widget-sizes'],
  draw(words, frame) {
    const phone = homeScreen(
      'light',
      `<div class="wide">${named(words, medium(words))}</div><div class="square">${named(words, small(words))}</div>` +
        [...beside, ...below].map((id) => app(words, id)).join(''),
    );
    return byFrame(frame, {
      wide: stage(
        frame,
        'seal',
        [420, -130, 460],
        place(54, 40, 0.94, phone) +
          place(492, 84, 1.22, lifted(medium(words))) +
          place(492, 312, 1.22, lifted(small(words))) +
          place(712, 312, 1.22, lifted(smallWidget(words, 'dark', 'shop'))),
      ),
      upright: stage(frame, 'seal', [-150, 460, 560], place(104, 64, 1.23, phone)),
    });
  },
};
