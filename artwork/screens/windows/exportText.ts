import type { Screen } from '../../drawing.ts';
import { tile } from '../../shared/accounts.ts';
import { outline } from '../../shared/icons.ts';
import { qr } from '../../shared/qr.ts';
import { positioned, stage } from '../../shared/stage.ts';
import type { WindowsMessages } from '../../messages/windows.en-US.ts';
import { appWindow, button } from '../../shared/win.ts';
import { withNavigation } from './navigation.ts';

type Messages = Parameters<Screen<WindowsMessages>['draw']>[0];

const scheme = 'otpauth://totp/';
const label = 'Cloud:studio%40example.com';
const parameters =
  '?secret=MFRGGZDFMZTWQ2LK&amp;issuer=Cloud&amp;algorithm=SHA1&amp;digits=6&amp;period=60';

function page(messages: Messages, isUpright: boolean): string {
  const code = qr(`${scheme}${label}${parameters.replaceAll('&amp;', '&')}`, isUpright ? 166 : 226);
  const answers =
    button(messages.exportCopy, true, outline('copy', 16, 1.7)) + button(messages.exportSave);
  return `<div class="page"><div class="page-title">${tile('cloud', 34, 8)}${messages.services.cloud}${outline('chevron-right', 20, 1.6)}${messages.exportPlace}</div>
<div class="pair"><div class="win-card"><h3>${messages.exportQr}</h3><p>${messages.exportQrText}</p><div class="drawn">${code}</div></div>
<div class="win-card"><h3>${messages.exportUri}</h3><p>${messages.exportUriText}</p><div class="uri"><mark>${scheme}${label}${parameters}</mark></div><div class="answers">${answers}</div></div></div></div>`;
}

/** Shows the export of an account to another app: as a QR code and as an OTP URI. */
export const exportText: Screen<WindowsMessages> = {
  slug: 'export',
  shows: ['qr-export', 'uri-export'],
  draw(messages, frame) {
    const isUpright = frame === 'upright';
    const size = isUpright ? { width: 420, height: 616 } : { width: 800, height: 452 };
    const shown = appWindow(
      'auto',
      size,
      { text: messages.brand },
      withNavigation('qr-code', page(messages, isUpright)),
    );
    return isUpright
      ? `<div class="export upright">${stage(frame, 'seal', [-200, 430, 560], positioned(47, 22, 1.49, shown))}</div>`
      : `<div class="export">${stage(frame, 'seal', [-120, 200, 560], positioned(48, 56, 1.08, shown))}</div>`;
  },
};
