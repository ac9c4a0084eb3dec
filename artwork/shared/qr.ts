import { encodeQr } from '../../site/src/qr/encode.ts';
import { qrPath } from '../../site/src/qr/path.ts';

/**
 * The sample account in the QR codes of the pictures. The codes are readable, but the secret belongs to no real
 * account.
 */
export const sampleUri =
  'otpauth://totp/Mail:home%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mail&algorithm=SHA1&digits=6&period=30';

/**
 * Returns a QR code of level M, `size` CSS pixels wide, without quiet zone. Throws a RangeError if the text is too
 * long.
 */
export function qr(text: string, size: number, color = '#17191e'): string {
  const encoded = encodeQr(text, 'M', undefined);
  if (!encoded.ok) throw new RangeError('The text is too long for a QR code.');
  const width = encoded.modules.length;
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges">` +
    `<path fill="${color}" d="${qrPath(encoded.modules)}"/></svg>`
  );
}

/** Returns a QR code on a white card, with a quiet zone of at least four modules. `size` includes the quiet zone. */
export function qrCard(text: string, size: number, radius = 16): string {
  const quiet = Math.ceil(size * 0.11);
  return `<div class="qr-card" style="width:${size}px;height:${size}px;border-radius:${radius}px">${qr(text, size - 2 * quiet)}</div>`;
}
