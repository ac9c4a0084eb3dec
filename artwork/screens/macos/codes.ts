import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { byFrame, positioned } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import { dock } from './dock.ts';
import { accountLine, desktop, mainWindow } from './desktop.ts';

const ids: readonly AccountId[] = [
  'mail',
  'city',
  'cloud',
  'library',
  'server',
  'shop',
  'forum',
  'school',
  'travel',
];

/** Shows the main window on a desktop, with its list of accounts and codes. */
export const codes: Screen<MacosMessages> = {
  slug: 'codes',
  shows: ['codes'],
  draw(messages, frame) {
    const lines = ids
      .map((id) => accountLine(messages, id, 8, id === 'cloud' ? 'chosen' : 'plain'))
      .join('');
    return byFrame(frame, {
      wide: desktop(
        messages,
        frame,
        { background: 'celadon', markPlace: [560, 120, 520], bar: 'auto' },
        positioned(108, 66, 1.1, mainWindow(messages, 'auto', { width: 680, height: 412 }, lines)) +
          positioned(264, 531, 0.9, dock()),
      ),
      upright: desktop(
        messages,
        frame,
        { background: 'celadon', markPlace: [300, 430, 620], bar: 'auto' },
        positioned(36, 84, 1.44, mainWindow(messages, 'auto', { width: 450, height: 526 }, lines)) +
          positioned(82, 868, 1.16, dock()),
      ),
    });
  },
};
