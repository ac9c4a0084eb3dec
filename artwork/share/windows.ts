import { encodeQR } from 'qr';
import type { ShareLanguage } from './messages.ts';
import { shareMessages } from './messages.ts';
import { arc, seal } from './tiles.ts';

/** The sample secret of RFC 6238, Appendix B ('12345678901234567890'), as a provisioning URI. */
const sampleUri =
  'otpauth://totp/Tester?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30';

/** The six digits of that secret at 59 seconds (the vector's last six). */
export const sampleCode = '287082';

/** A real QR code of the sample URI. */
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

/** The window that asks for a code at login. */
export function loginWindow(language: ShareLanguage): string {
  const messages = shareMessages[language].window;
  return `<div class="avatar">${messages.account.charAt(0)}</div><div class="name">${messages.account}</div>
<div class="label">${messages.code}</div>${boxes('4829  ')}<div class="button">${messages.login}</div>`;
}

/** The Mac login app's window at the first login of a device. */
export function enrollWindow(language: ShareLanguage): string {
  const messages = shareMessages[language].window;
  return `${lights}<div class="name">${messages.enrollTitle}</div><div class="label">${messages.code}</div>${boxes('482915')}
<div class="button">${messages.enroll}</div><div class="button quiet">${messages.cancel}</div>`;
}

/** A phone's list of codes; those of one period have the same time left. */
export function phoneList(): string {
  return ['482 915', '067 341', '930 268', '715 504']
    .map((code) => `<div class="account"><span>${code}</span>${arc(26, 0.7)}</div>`)
    .join('');
}

/** A sheet of text with the seal at its foot. */
export function sealedSheet(): string {
  const widths = [52, 100, 94, 98, 61, 0, 100, 92, 44];
  const lines = widths.map((width) => `<u style="width:${width}%"></u>`).join('');
  return `<div class="lines">${lines}</div>${seal(88)}`;
}

/** One machine of a rack: its slots and its lamps. */
export function machine(lamps: number): string {
  return `<div class="slots"><u></u><u></u><u></u></div><div class="lamps">${'<b></b>'.repeat(lamps)}</div>`;
}
