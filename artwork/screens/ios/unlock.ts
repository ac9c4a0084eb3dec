import type { Screen } from '../../drawing.ts';
import { outline } from '../../shared/icons.ts';
import { iphone } from '../../shared/iphone.ts';
import { appIcon } from '../../shared/mark.ts';
import { byFrame, place, stage } from '../../shared/stage.ts';
import type { SharedWords } from '../../words/en-US.ts';
import type { IosWords } from '../../words/ios.en-US.ts';
import { accountRow } from './rows.ts';

type Words = IosWords & SharedWords;

const letters = ['', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

function faceIsland(caption: string): string {
  return `<div class="face-island">${outline('scan-face', 74, 1.5)}<span>${caption}</span></div>`;
}

/** The app behind its lock while Face ID looks. */
function faceScreen(words: Words): string {
  return iphone(
    'light',
    `<div class="locked"><div class="ios-nav"><div class="buttons"></div><h1>${words.title}</h1></div>` +
      `<div class="ios-list">${(['mail', 'bank', 'cloud', 'work', 'shop', 'forum'] as const).map((id) => accountRow(words, id)).join('')}</div></div>` +
      faceIsland(words.faceId),
  );
}

function keypad(words: Words): string {
  const keys = letters.map((text, place) => `<span class="key"><b>${place + 1}</b>${text}</span>`);
  return (
    `<div class="keypad">${keys.join('')}<span class="side">${outline('scan-face', 34, 1.6)}</span>` +
    `<span class="key"><b>0</b></span><span class="side">${words.delete}</span></div>`
  );
}

function passcodeScreen(words: Words, head: string): string {
  return iphone(
    'dark',
    `<div class="passcode">${head}<h2>${words.passcodeTitle}</h2><p>${words.passcodeText}</p>` +
      `<div class="dots">${'<i class="set"></i>'.repeat(4)}${'<i></i>'.repeat(2)}</div>${keypad(words)}</div>`,
  );
}

/** The app's lock: Face ID in the island, and the passcode's keypad. */
export const unlock: Screen<IosWords> = {
  slug: 'unlock',
  shows: ['face-touch-id', 'passcode'],
  draw(words, frame) {
    return byFrame(frame, {
      wide: stage(
        frame,
        'dusk',
        [280, 120, 400],
        place(86, 52, 0.86, faceScreen(words)) +
          place(528, -92, 0.86, passcodeScreen(words, appIcon(62))),
      ),
      upright: stage(
        frame,
        'dusk',
        [-150, 430, 520],
        place(
          104,
          56,
          1.23,
          passcodeScreen(words, `${faceIsland(words.faceId)}<div class="under-island"></div>`),
        ),
      ),
    });
  },
};
