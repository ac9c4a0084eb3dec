import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { macButton, macWindow } from '../../shared/mac.ts';
import { qrCard, sampleUri } from '../../shared/qr.ts';
import { byFrame, place } from '../../shared/stage.ts';
import type { MacosWords } from '../../words/macos.en-US.ts';
import type { Words } from './desktop.ts';
import { desktop } from './desktop.ts';
import { dock } from './dock.ts';

const ids: readonly AccountId[] = [
  'mail',
  'bank',
  'cloud',
  'work',
  'shop',
  'forum',
  'school',
  'travel',
];
const chosen = new Set<AccountId>(['mail', 'bank', 'work', 'travel']);

function picker(words: Words): string {
  const rows = ids.map(
    (id) =>
      `<div class="${id === 'mail' ? 'on' : ''}"><i class="${chosen.has(id) ? 'checked' : ''}">${chosen.has(id) ? outline('check', 11, 4) : ''}</i>` +
      `${tile(id, 24)}<span>${words.services[id]}</span></div>`,
  );
  return `<div class="picker">${rows.join('')}</div>`;
}

function code(words: Words): string {
  return (
    `<div class="export-code"><div class="segments"><b>${words.exportQr}</b><span>${words.exportText}</span></div>` +
    `${qrCard(sampleUri, 232, 12)}<p>${outline('chevron-left', 15, 2.4)}${words.exportPage}${outline('chevron-right', 15, 2.4)}</p>` +
    `<small>${outline('triangle-alert', 14, 2.2)}${words.exportNote}</small></div>`
  );
}

/** Chosen accounts as QR codes, one after the other, to print or to save. */
export const exportWindow: Screen<MacosWords> = {
  slug: 'export',
  shows: ['qr-export'],
  draw(words, frame) {
    const window = (width: number): string =>
      macWindow(
        'light',
        { width },
        { plain: true, content: words.exportTitle },
        `<div class="export-body">${picker(words)}${code(words)}</div>` +
          `<div class="export-foot">${macButton(words.print)}${macButton(words.saveImage)}<span></span>${macButton(words.done, true)}</div>`,
      );
    return byFrame(frame, {
      wide: desktop(
        words,
        frame,
        { ground: 'seal', tile: [560, -100, 480], bar: 'light' },
        place(158, 70, 1.17, window(550)),
      ),
      upright: desktop(
        words,
        frame,
        { ground: 'seal', tile: [-140, 480, 560], bar: 'light' },
        place(40, 100, 1.36, window(471)) + place(78, 868, 1.16, dock()),
      ),
    });
  },
};
