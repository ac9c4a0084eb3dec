import type { Screen } from '../../drawing.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { floatingButton, iphone } from '../../shared/iphone.ts';
import { trafficLights } from '../../shared/mac.ts';
import { qr, sampleUri } from '../../shared/qr.ts';
import { byFrame, positioned, stage } from '../../shared/stage.ts';
import type { SharedMessages } from '../../messages/en-US.ts';
import type { IosMessages } from '../../messages/ios.en-US.ts';

type Messages = IosMessages & SharedMessages;

/** Returns a service's page with the QR code, in a browser on a laptop. */
function servicePage(messages: Messages): string {
  return (
    `<div class="service-page"><div class="chrome">${trafficLights()}<span>mail.example.com</span></div>` +
    `<div class="page"><span class="step">${messages.laptopStep}</span><h2>${messages.laptopTitle}</h2><p>${messages.laptopText}</p>` +
    `<div class="qr-card">${qr(sampleUri, 168)}</div></div></div>`
  );
}

const brackets =
  '<svg class="brackets" width="262" height="262" viewBox="0 0 262 262" fill="none" stroke="#ffd60a" stroke-width="5" stroke-linecap="round">' +
  '<path d="M3 52V27A24 24 0 0 1 27 3H52M210 3H235A24 24 0 0 1 259 27V52M259 210V235A24 24 0 0 1 235 259H210M52 259H27A24 24 0 0 1 3 235V210"/></svg>';

function cameraScreen(messages: Messages): string {
  return iphone(
    'dark',
    `<div class="camera"><div class="scene">${servicePage(messages)}</div><div class="dim"></div>${brackets}` +
      `<div class="ios-nav inline"><div class="buttons">${floatingButton(outline('x', 26, 2))}<h1>${messages.scanTitle}</h1>` +
      `${floatingButton(outline('flashlight', 23, 1.9))}</div></div>` +
      `<p class="hint">${messages.scanHint}</p>` +
      `<div class="found floating">${tile('mail', 44)}<div class="grow"><b>${messages.services.mail}</b><span>${messages.accounts.mail}</span></div>` +
      `<span class="add">${messages.add}</span></div>` +
      `<div class="tools floating"><span>${outline('image', 24, 1.8)}${messages.scanPicture}</span>` +
      `<span>${outline('keyboard', 24, 1.8)}${messages.scanByHand}</span></div></div>`,
  );
}

/** Shows the camera scanning the QR code of a sign-in page on a laptop. */
export const scan: Screen<IosMessages> = {
  slug: 'scan',
  shows: ['qr-scan'],
  draw(messages, frame) {
    return byFrame(frame, {
      wide: stage(
        frame,
        'seal',
        [-120, 250, 460],
        positioned(60, 76, 1.16, servicePage(messages)) +
          positioned(536, 26, 0.9, cameraScreen(messages)),
      ),
      upright: stage(
        frame,
        'seal',
        [-170, 520, 560],
        positioned(104, 64, 1.23, cameraScreen(messages)),
      ),
    });
  },
};
