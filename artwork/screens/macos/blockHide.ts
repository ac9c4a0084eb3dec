import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { pointer } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import { accountLine, mainWindow } from './desktop.ts';

/** Shows a window with hidden codes. Only the row under the pointer briefly shows its code. */
export const blockHide: Screen<MacosMessages> = {
  slug: 'block-hide',
  shows: ['code-hiding', 'auto-hide'],
  draw(messages, frame) {
    const lines =
      accountLine(messages, 'cloud', 4, 'hidden') +
      accountLine(messages, 'travel', 4, 'hidden') +
      `<div class="peek">${accountLine(messages, 'library', 4)}<small>${outline('timer', 13, 2.4)}${messages.hidesIn}</small></div>` +
      accountLine(messages, 'photos', 4, 'hidden') +
      `<p class="hide-note">${outline('eye-off', 16, 2.1)}${messages.hideNote}</p>`;
    return stage(
      frame,
      'dusk',
      [-120, -110, 420],
      positioned(44, 42, 1.28, mainWindow(messages, 'dark', { width: 432, height: 372 }, lines)) +
        positioned(262, 290, 1.3, pointer(24)),
    );
  },
};
