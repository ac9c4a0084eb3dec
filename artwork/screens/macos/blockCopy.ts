import type { Screen } from '../../drawing.ts';
import { accounts } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { pointer } from '../../shared/mac.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import { browserWindow } from './browser.ts';
import { accountLine, mainWindow } from './desktop.ts';

/** Shows a click that copies a code. The page that asked for the code already contains it. */
export const blockCopy: Screen<MacosMessages> = {
  slug: 'block-copy',
  shows: ['copy'],
  draw(messages, frame) {
    const digits = accounts.forum.code.split('').map((digit) => `<i>${digit}</i>`);
    const page = browserWindow(
      440,
      'forum.example.com',
      `<div class="sign-in"><h2>${messages.signInTitle}</h2><p>${messages.signInText}</p><div class="boxes pasted">${digits.join('')}</div></div>`,
    );
    const lines =
      accountLine(messages, 'forum', 20, 'chosen') +
      accountLine(messages, 'shop', 20) +
      accountLine(messages, 'school', 20);
    return stage(
      frame,
      'pine',
      [360, -130, 420],
      positioned(36, 28, 1.04, page) +
        positioned(
          128,
          258,
          1.14,
          mainWindow(messages, 'auto', { width: 420, height: 250 }, lines),
        ) +
        positioned(330, 342, 1.25, pointer(24)) +
        positioned(
          488,
          212,
          1.1,
          `<div class="clip-note">${outline('clipboard-check', 19, 2)}${messages.copied}</div>`,
        ),
    );
  },
};
