import type { Screen } from '../../drawing.ts';
import type { AccountId } from '../../shared/accounts.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { macButton, macWindow } from '../../shared/mac.ts';
import { qrCard, sampleUri } from '../../shared/qr.ts';
import { byFrame, positioned } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import type { Messages } from './desktop.ts';
import { desktop } from './desktop.ts';
import { dock } from './dock.ts';

const ids: readonly AccountId[] = [
  'mail',
  'city',
  'cloud',
  'library',
  'shop',
  'forum',
  'school',
  'travel',
];
const chosen = new Set<AccountId>(['mail', 'city', 'library', 'travel']);

function picker(messages: Messages): string {
  const rows = ids.map(
    (id) =>
      `<div class="${id === 'mail' ? 'on' : ''}"><i class="${chosen.has(id) ? 'checked' : ''}">${chosen.has(id) ? outline('check', 11, 4) : ''}</i>` +
      `${tile(id, 24)}<span>${messages.services[id]}</span></div>`,
  );
  return `<div class="picker floating">${rows.join('')}</div>`;
}

function code(messages: Messages): string {
  return (
    `<div class="export-code"><div class="segments"><b>${messages.exportQr}</b><span>${messages.exportText}</span></div>` +
    `${qrCard(sampleUri, 232, 12)}<p>${outline('chevron-left', 15, 2.4)}${messages.exportPage}${outline('chevron-right', 15, 2.4)}</p>` +
    `<small>${outline('triangle-alert', 14, 2.2)}${messages.exportNote}</small></div>`
  );
}

/** Shows selected accounts as QR codes, one after the other, to print or save. */
export const exportWindow: Screen<MacosMessages> = {
  slug: 'export',
  shows: ['qr-export'],
  draw(messages, frame) {
    const window = (width: number): string =>
      macWindow(
        'auto',
        { width },
        { isPlain: true, content: messages.exportTitle },
        `<div class="export-body">${picker(messages)}${code(messages)}</div>` +
          `<div class="export-foot">${macButton(messages.print)}${macButton(messages.saveImage)}<span></span>${macButton(messages.done, true)}</div>`,
      );
    return byFrame(frame, {
      wide: desktop(
        messages,
        frame,
        { background: 'seal', markPlace: [560, -100, 480], bar: 'auto' },
        positioned(158, 58, 1.17, window(550)),
      ),
      upright: desktop(
        messages,
        frame,
        { background: 'seal', markPlace: [-140, 480, 560], bar: 'auto' },
        positioned(40, 100, 1.36, window(471)) + positioned(82, 868, 1.16, dock()),
      ),
    });
  },
};
