import type { Screen } from '../../drawing.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { iphone } from '../../shared/iphone.ts';
import { trafficLights } from '../../shared/mac.ts';
import { qr, sampleUri } from '../../shared/qr.ts';
import { byFrame, place, stage } from '../../shared/stage.ts';
import type { SharedWords } from '../../words/en-US.ts';
import type { IosWords } from '../../words/ios.en-US.ts';

type Words = IosWords & SharedWords;

/** The page of a service that offers the QR code, in a browser on a laptop. */
function servicePage(words: Words): string {
  return (
    `<div class="service-page"><div class="chrome">${trafficLights()}<span>mail.example.com</span></div>` +
    `<div class="page"><span class="step">${words.laptopStep}</span><h2>${words.laptopTitle}</h2><p>${words.laptopText}</p>` +
    `${qr(sampleUri, 168)}</div></div>`
  );
}

const brackets =
  '<svg class="brackets" width="262" height="262" viewBox="0 0 262 262" fill="none" stroke="#ffd60a" stroke-width="5" stroke-linecap="round">' +
  '<path d="M3 52V27A24 24 0 0 1 27 3H52M210 3H235A24 24 0 0 1 259 27V52M259 210V235A24 24 0 0 1 235 259H210M52 259H27A24 24 0 0 1 3 235V210"/></svg>';

function cameraScreen(words: Words): string {
  return iphone(
    'dark',
    `<div class="camera"><div class="scene">${servicePage(words)}</div><div class="dim"></div>${brackets}` +
      `<div class="ios-nav inline"><div class="buttons"><span>${words.cancel}</span><h1>${words.scanTitle}</h1>` +
      `<span>${outline('flashlight', 23, 1.9)}</span></div></div>` +
      `<p class="hint">${words.scanHint}</p>` +
      `<div class="found">${tile('mail', 44)}<div class="grow"><b>${words.services.mail}</b><span>${words.accounts.mail}</span></div>` +
      `<span class="add">${words.add}</span></div>` +
      `<div class="tools"><span>${outline('image', 24, 1.8)}${words.scanPicture}</span>` +
      `<span>${outline('keyboard', 24, 1.8)}${words.scanByHand}</span></div></div>`,
  );
}

/** The camera finds the QR code that a sign-in page shows on a laptop. */
export const scan: Screen<IosWords> = {
  slug: 'scan',
  shows: ['qr-scan'],
  draw(words, frame) {
    return byFrame(frame, {
      wide: stage(
        frame,
        'seal',
        [-120, 250, 460],
        place(60, 76, 1.16, servicePage(words)) + place(536, 26, 0.9, cameraScreen(words)),
      ),
      upright: stage(frame, 'seal', [-170, 520, 560], place(104, 64, 1.23, cameraScreen(words))),
    });
  },
};
