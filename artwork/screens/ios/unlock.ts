import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { iphone, searchFoot } from '../../shared/iphone.ts';
import { appIcon } from '../../shared/mark.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';
import { accountRow } from './rows.ts';

type Messages = IosMessages & SharedMessages;

const letters = ['', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

function faceIsland(caption: string): string {
  return `<div class="face-island">${outline('scan-face', 74, 1.5)}<span>${caption}</span></div>`;
}

/** Returns the locked app while Face ID scans. */
function faceScreen(messages: Messages): string {
  return iphone(
    'auto',
    `<div class="locked"><div class="ios-nav"><div class="buttons"></div><h1>${messages.title}</h1></div>` +
      `<div class="ios-list">${(['mail', 'city', 'cloud', 'library', 'shop', 'forum', 'school'] as const).map((id) => accountRow(messages, id, 9)).join('')}</div>${searchFoot(messages.search)}</div>` +
      faceIsland(messages.faceId),
  );
}

function keypad(messages: Messages): string {
  const keys = letters.map(
    (text, index) => `<span class="key floating"><b>${index + 1}</b>${text}</span>`,
  );
  return (
    `<div class="keypad">${keys.join('')}<span class="side">${outline('scan-face', 34, 1.6)}</span>` +
    `<span class="key floating"><b>0</b></span><span class="side">${messages.delete}</span></div>`
  );
}

function passcodeScreen(messages: Messages, head: string): string {
  return iphone(
    'dark',
    `<div class="passcode"><i class="glow"></i>${head}<h2>${messages.passcodeTitle}</h2><p>${messages.passcodeText}</p>` +
      `<div class="dots">${'<i class="set"></i>'.repeat(4)}${'<i></i>'.repeat(2)}</div>${keypad(messages)}</div>`,
  );
}

/** Shows both ways to unlock the app: Face ID in the Dynamic Island, and the passcode keypad. */
export const unlock: Screen<IosMessages> = {
  slug: 'unlock',
  shows: ['face-touch-id', 'passcode'],
  draw(messages, frame) {
    return byFrame(frame, {
      wide: stage(
        frame,
        'dusk',
        [280, 120, 400],
        positioned(86, 52, 0.86, faceScreen(messages)) +
          positioned(528, -92, 0.86, passcodeScreen(messages, appIcon(62))),
      ),
      upright: stage(
        frame,
        'dusk',
        [-150, 430, 520],
        positioned(
          104,
          56,
          1.23,
          passcodeScreen(
            messages,
            `${faceIsland(messages.faceId)}<div class="under-island"></div>`,
          ),
        ),
      ),
    });
  },
};
