import type { Screen } from '../../drawing.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { floatingButton, iphone } from '../../shared/iphone.ts';
import { qr, qrCard, sampleUri } from '../../shared/qr.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';

type Messages = IosMessages & SharedMessages;

function exportScreen(messages: Messages): string {
  return iphone(
    'dark',
    `<div class="export"><div class="ios-nav inline"><div class="buttons"><span></span><h1>${messages.exportTitle}</h1>${floatingButton(outline('check', 25, 2.4), true)}</div></div>` +
      `<div class="export-head">${tile('mail', 52)}<div><b>${messages.services.mail}</b><span>${messages.accounts.mail}</span></div></div>` +
      `${qrCard(sampleUri, 297, 20)}<p class="settings">${messages.exportSettings}</p>` +
      `<p class="warn">${outline('triangle-alert', 22, 2)}<span>${messages.exportText}</span></p>` +
      `<div class="share">${outline('download', 22, 2)}${messages.exportShare}</div></div>`,
  );
}

/** Returns the saved image of the QR code, as a user would print or keep it. */
function savedImage(messages: Messages): string {
  return (
    `<div class="saved">${qr(sampleUri, 214)}<div class="export-head">${tile('mail', 38)}` +
    `<div><b>${messages.services.mail}</b><span>${messages.accounts.mail}</span></div></div></div>`
  );
}

/** Shows an account as a QR code for another phone, on the screen and as a saved image. */
export const exportQr: Screen<IosMessages> = {
  slug: 'export',
  shows: ['qr-export'],
  draw(messages, frame) {
    return byFrame(frame, {
      wide: stage(
        frame,
        'pine',
        [560, 160, 560],
        positioned(120, 84, 0.94, exportScreen(messages)) +
          positioned(586, 118, 1.02, savedImage(messages)),
      ),
      upright: stage(
        frame,
        'pine',
        [390, 20, 480],
        positioned(104, 64, 1.23, exportScreen(messages)),
      ),
    });
  },
};
