import * as site from '../../site.config.ts';
import { basePath } from '../basePath.ts';
import { layoutQr, quietZone } from '../qr/layout.ts';
import { normalizeQrInputs } from '../qr/options.ts';
import { qrSvg } from '../qr/svg.ts';
import { type PhoneStore, storeAddress } from './stores.ts';

/** The width of a module in CSS pixels. With a whole number, all modules are equally wide. */
const moduleWidth = 4;

/**
 * Returns the address of the picture with the QR code of a store's page. It isn't inline, because phones never
 * show it.
 */
export function storeCodeAddress(store: PhoneStore): string {
  return `${basePath}store-codes/${store}.svg`;
}

/**
 * Returns the QR code of the vendor's page in a store, as the text of an SVG file.
 * @throws {Error} if the page's address is too long for a QR code
 */
export function drawStoreCode(store: PhoneStore): string {
  const value = storeAddress({ stores: site.stores }, store);
  const layout = layoutQr(normalizeQrInputs({ value }));
  const size = layout.ok ? (layout.modules.length + 2 * quietZone) * moduleWidth : 0;
  const svg = qrSvg(normalizeQrInputs({ value, size }));
  if (svg === undefined) throw new Error(`${value} is too long for a QR code.`);
  return svg;
}
