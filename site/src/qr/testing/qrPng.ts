import sharp from 'sharp';
import { parseHexColor } from '../color.ts';
import { layoutQr, quietZone } from '../layout.ts';
import type { QrOptions } from '../options.ts';

/**
 * Returns a QR code without its center picture as a PNG file, for tests of QR readers.
 * @param scale pixels per module
 * @returns undefined if the value doesn't fit into a QR code
 */
export async function qrPng(options: QrOptions, scale: number): Promise<Uint8Array | undefined> {
  const layout = layoutQr({ ...options, centerImageSrc: '' });
  if (!layout.ok) return undefined;
  const { modules } = layout;
  const quiet = Math.max(quietZone, Math.ceil(layout.border));
  const side = modules.length + 2 * quiet;
  const [dark, light] = [parseHexColor(options.darkColor), parseHexColor(options.lightColor)];
  const pixels = Array.from({ length: side * side }, (_, index) => {
    const row = Math.floor(index / side) - quiet;
    const column = (index % side) - quiet;
    return modules[row]?.[column] ? dark : light;
  });
  const edge = side * Math.max(1, Math.round(scale));
  return sharp(Uint8Array.from(pixels.flat()), { raw: { width: side, height: side, channels: 4 } })
    .resize(edge, edge, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
