import type { Screen } from '../../drawing.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { macButton, pointer } from '../../shared/mac.ts';
import { qr, sampleUri } from '../../shared/qr.ts';
import { byFrame, positioned } from '../../shared/stage.ts';
import type { MacosMessages } from '../../messages/macos.en-US.ts';
import { browserWindow } from './browser.ts';
import type { Messages } from './desktop.ts';
import { desktop } from './desktop.ts';

const handles = ['0 0', '50% 0', '100% 0', '0 50%', '100% 50%', '0 100%', '50% 100%', '100% 100%']
  .map((at) => {
    const [left, top] = at.split(' ');
    return `<i style="left:${left};top:${top}"></i>`;
  })
  .join('');

function capture(messages: Messages): string {
  const page = browserWindow(
    520,
    'mail.example.com',
    `<h2>${messages.pageTitle}</h2><p>${messages.pageText}</p><div class="captured">${qr(sampleUri, 172)}` +
      `<div class="selection">${handles}<small>220 × 220</small><span>${pointer(24)}</span></div></div>`,
  );
  return `<div class="capture">${page}</div>`;
}

function panel(messages: Messages): string {
  return (
    `<div class="capture-panel floating apple dark"><span>${outline('x', 18, 2)}</span><i></i>` +
    `<span class="on">${outline('square-dashed-mouse-pointer', 19, 1.8)}${messages.captureSelection}</span>` +
    `<span>${outline('monitor', 19, 1.8)}${messages.captureScreen}</span></div>`
  );
}

function found(messages: Messages): string {
  return (
    `<div class="capture-found floating apple auto"><small>${messages.found}</small><div>${tile('mail', 40)}` +
    `<span><b>${messages.services.mail}</b>${messages.accounts.mail}</span></div>${macButton(messages.add, true)}</div>`
  );
}

/** Shows how to scan a QR code on the Mac's own screen by dragging a selection around it. */
export const scan: Screen<MacosMessages> = {
  slug: 'scan',
  shows: ['qr-scan'],
  draw(messages, frame) {
    return byFrame(frame, {
      wide: desktop(
        messages,
        frame,
        { background: 'slate', markPlace: [-130, 160, 460], bar: 'auto' },
        positioned(90, 62, 1.1, capture(messages)) +
          positioned(592, 178, 1.3, found(messages)) +
          positioned(270, 534, 1.15, panel(messages)),
      ),
      upright: desktop(
        messages,
        frame,
        { background: 'slate', markPlace: [-130, 360, 560], bar: 'auto' },
        positioned(35, 92, 1.25, capture(messages)) +
          positioned(300, 640, 1.4, found(messages)) +
          positioned(138, 868, 1.3, panel(messages)),
      ),
    });
  },
};
