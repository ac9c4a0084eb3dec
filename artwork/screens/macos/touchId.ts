import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { macButton } from '../../shared/mac.ts';
import { appIcon } from '../../shared/mark.ts';
import { byFrame, positioned } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import type { Messages } from './desktop.ts';
import { accountLine, desktop, mainWindow } from './desktop.ts';

function prompt(messages: Messages): string {
  return (
    `<div class="prompt floating apple dark"><div class="finger">${outline('fingerprint', 66, 1.5)}<span>${appIcon(26, 6)}</span></div>` +
    `<b>${messages.touchTitle}</b><p>${messages.touchText}</p>${macButton(messages.usePassword)}${macButton(messages.cancel)}</div>`
  );
}

function backgroundWindow(messages: Messages, size: { width: number; height: number }): string {
  const lines = (['mail', 'city', 'cloud', 'library', 'shop', 'forum', 'server'] as const).map(
    (id) => accountLine(messages, id, 10, 'hidden'),
  );
  return `<div class="asleep">${mainWindow(messages, 'dark', size, lines.join(''))}</div>`;
}

/** Returns the upper right corner of the keyboard, with the Touch ID key. */
function keyboard(width: number): string {
  const keys = ['F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12'].map(
    (name) => `<span>${name}</span>`,
  );
  const letters = ['4', '5', '6', '7', '8', '9', '0', '-', '=', '⌫'].map(
    (name) => `<span>${name}</span>`,
  );
  return (
    `<div class="keyboard" style="width:${width}px"><div>${keys.join('')}<span class="touch"></span></div>` +
    `<div>${letters.join('')}</div></div>`
  );
}

/** Shows the Touch ID prompt of the app, and the Touch ID key of the keyboard below. */
export const touchId: Screen<MacosMessages> = {
  slug: 'touch-id',
  shows: ['face-touch-id'],
  draw(messages, frame) {
    return byFrame(frame, {
      wide: desktop(
        messages,
        frame,
        { background: 'brick', markPlace: [-90, 60, 460], bar: 'dark' },
        positioned(150, 62, 1, backgroundWindow(messages, { width: 660, height: 400 })) +
          positioned(336, 72, 1.2, prompt(messages)) +
          positioned(0, 470, 1, keyboard(960)),
      ),
      upright: desktop(
        messages,
        frame,
        { background: 'brick', markPlace: [330, 60, 520], bar: 'dark' },
        positioned(54, 84, 1.36, backgroundWindow(messages, { width: 450, height: 430 })) +
          positioned(159, 130, 1.67, prompt(messages)) +
          positioned(0, 786, 1.3, keyboard(554)),
      ),
    });
  },
};
