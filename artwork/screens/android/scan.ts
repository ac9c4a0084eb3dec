import type { Screen } from '../../drawing.ts';
import { solid } from '../../shared/icons.ts';
import { qr } from '../../shared/qr.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { AndroidMessages } from '../../messages/android.en-US.ts';
import { device } from './device.ts';
import { badgeOf } from './rows.ts';

type Messages = Parameters<Screen<AndroidMessages>['draw']>[0];

const cityUri = 'otpauth://totp/City?secret=GEZDGNBVGY3TQOJQ';

/** Returns the city's page with the QR code, as another screen shows it. */
function page(messages: Messages, width: number, height: number, hasForm: boolean): string {
  const fields = `<b class="field">${messages.siteField}</b><b class="forward">${messages.siteForward}</b>`;
  const text = `<h2>${messages.siteTitle}</h2><p>${messages.siteText}</p>`;
  return `<div class="page" style="width:${width}px;height:${height}px">
<div class="chrome">${solid('arrow-left', 20)}${solid('reload', 20)}<b>${solid('lock', 15)}city.example</b></div>
<div class="setup${hasForm ? '' : ' short'}"><div>${text}</div>${qr(cityUri, hasForm ? 200 : 176)}${hasForm ? `<div class="form">${fields}</div>` : ''}</div></div>`;
}

function camera(messages: Messages): string {
  return `<div class="seen"><span>${qr(cityUri, 204)}</span></div><div class="finder"><i></i></div>
<div class="head"><i class="round">${solid('close', 24)}</i><b>${messages.scanTitle}</b><i class="round">${solid('flashlight', 22)}</i></div>
<div class="found">${badgeOf('city', 44)}<p><b>${messages.services.city}</b>${messages.accounts.city}</p><b>${messages.add}</b></div>
<div class="ways"><span>${solid('image-outline', 20)}${messages.fromPhoto}</span><span>${solid('keyboard-outline', 20)}${messages.typeKey}</span></div>`;
}

/** Shows the phone's camera scanning a QR code on another screen. */
export const scan: Screen<AndroidMessages> = {
  slug: 'scan',
  shows: ['qr-scan'],
  draw(messages, frame) {
    const phone = device({ theme: 'auto', under: 'photo', screen: camera(messages) });
    const parts =
      frame === 'upright'
        ? positioned(40, 52, 1, page(messages, 640, 420, false)) + positioned(110, 344, 1.25, phone)
        : positioned(44, 78, 1, page(messages, 600, 560, true)) + positioned(520, 46, 1, phone);
    return `<div class="scan">${stage(frame, 'paper', frame === 'upright' ? [-180, 430, 520] : [620, -120, 420], parts)}</div>`;
  },
};
