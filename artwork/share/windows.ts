import { encodeQR } from 'qr';
import type { ShareLanguage } from './messages.ts';
import { shareMessages } from './messages.ts';
import { arc, seal } from './tiles.ts';

/** The OTP URI of the sample secret in RFC 6238, Appendix B ('12345678901234567890'). */
const sampleUri =
  'otpauth://totp/Tester?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30';

/** The code of that secret at 59 seconds: the last six digits of the published test vector. */
export const sampleCode = '287082';

/** Returns a readable QR code of the sample URI. `edge` is in pixels. */
export function qrCode(edge: number): string {
  const modules = encodeQR(sampleUri, 'raw', { ecc: 'medium', border: 1 });
  const quiet = 1;
  const side = modules.length - 2 * quiet;
  const path = modules
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return `<svg width="${edge}" height="${edge}" viewBox="${quiet} ${quiet} ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

function boxes(code: string): string {
  const digits = code.split('').map((digit) => `<i>${digit}</i>`);
  return `<div class="boxes">${digits.join('')}</div>`;
}

const lights = '<div class="lights"><b></b><b></b><b></b></div>';

/** Returns the window that asks for a code at login. */
export function loginWindow(language: ShareLanguage): string {
  const messages = shareMessages[language].window;
  return `<div class="avatar">${messages.account.charAt(0)}</div><div class="name">${messages.account}</div>
<div class="label">${messages.code}</div>${boxes('4829  ')}<div class="button">${messages.login}</div>`;
}

/** Returns the Mac login app's window at the first login of a device. */
export function enrollWindow(language: ShareLanguage): string {
  const messages = shareMessages[language].window;
  return `${lights}<div class="name">${messages.enrollTitle}</div><div class="label">${messages.code}</div>${boxes('482915')}
<div class="button">${messages.enroll}</div><div class="button quiet">${messages.cancel}</div>`;
}

/** Returns a phone's list of codes. All have the same period, so they have the same remaining time. */
export function phoneList(): string {
  return ['482 915', '067 341', '930 268', '715 504']
    .map((code) => `<div class="account"><span>${code}</span>${arc(26, 0.7)}</div>`)
    .join('');
}

/** Returns a sheet of text with the seal at the bottom. */
export function sealedSheet(): string {
  const widths = [52, 100, 94, 98, 61, 0, 100, 92, 44];
  const lines = widths.map((width) => `<u style="width:${width}%"></u>`).join('');
  return `<div class="lines">${lines}</div>${seal(88)}`;
}

/** Returns one machine of a rack, with slots and lamps. */
export function machine(lamps: number): string {
  return `<div class="slots"><u></u><u></u><u></u></div><div class="lamps">${'<b></b>'.repeat(lamps)}</div>`;
}
