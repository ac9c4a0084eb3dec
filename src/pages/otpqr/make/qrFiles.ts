import { normalizeQrInputs } from '../../../qr/options.ts';
import { qrPng } from '../../../qr/png.ts';
import { qrSvg } from '../../../qr/svg.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { qrSize } from './qrSize.ts';

const pixelsPerModule = 8;

/** Saves the QR code of an address as `otp-qr.svg` or `otp-qr.png`. */
export async function saveQrFile(uri: string, format: 'svg' | 'png'): Promise<void> {
  const options = normalizeQrInputs({ value: uri, size: qrSize });
  const content = format === 'svg' ? qrSvg(options) : await qrPng(options, pixelsPerModule);
  if (content === undefined) return;
  const type = format === 'svg' ? 'image/svg+xml' : 'image/png';
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  saveFile(`otp-qr.${format}`, new Blob([part], { type }));
}
