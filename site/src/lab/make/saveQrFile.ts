import { saveFile } from '../saveFile.ts';
import { quietZone, layoutQr } from '../../qr/layout.ts';
import { type QrOptions, normalizeQrInputs } from '../../qr/options.ts';
import { qrSvg } from '../../qr/svg.ts';
import { qrSize } from './qrSize.ts';

const pixelsPerModule = 8;

/** Returns a QR code as a PNG file, or null if the value doesn't fit or the browser can't draw it. */
function drawPng(options: QrOptions): Promise<Blob | null> {
  const layout = layoutQr(options);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!layout.ok || !context) return Promise.resolve(null);
  const { modules } = layout;
  const side = (modules.length + 2 * quietZone) * pixelsPerModule;
  canvas.width = side;
  canvas.height = side;
  context.fillStyle = options.lightColor;
  context.fillRect(0, 0, side, side);
  context.fillStyle = options.darkColor;
  for (const [row, line] of modules.entries())
    for (const [column, isDark] of line.entries())
      if (isDark)
        context.fillRect(
          (column + quietZone) * pixelsPerModule,
          (row + quietZone) * pixelsPerModule,
          pixelsPerModule,
          pixelsPerModule,
        );
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** Saves the QR code of a URI as `otp-qr.svg` or `otp-qr.png`. */
export async function saveQrFile(uri: string, format: 'svg' | 'png'): Promise<void> {
  const options = normalizeQrInputs({ value: uri, size: qrSize });
  if (format === 'png') {
    const picture = await drawPng(options);
    if (picture) saveFile('otp-qr.png', picture);
    return;
  }
  const text = qrSvg(options);
  if (text !== undefined) saveFile('otp-qr.svg', new Blob([text], { type: 'image/svg+xml' }));
}
