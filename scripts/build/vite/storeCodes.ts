import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as site from '../../../site.config.ts';
import { type PhoneStore, storeAddress } from '../../../src/catalog/stores.ts';
import { layoutQr, QUIET_ZONE } from '../../../src/qr/layout.ts';
import { normalizeQrInputs } from '../../../src/qr/options.ts';
import { qrSvg } from '../../../src/qr/svg.ts';

const tableId = 'virtual:store-codes';
const folder = fileURLToPath(new URL('../../../.cache/store-codes', import.meta.url));
const phoneStores: readonly PhoneStore[] = ['google-play', 'app-store'];

/** Width of a module in CSS pixels: whole ones, or some would be wider than others. */
const module = 4;

function draw(store: PhoneStore): string {
  const value = storeAddress({ stores: site.stores }, store);
  const layout = layoutQr(normalizeQrInputs({ value }));
  const side = layout.ok ? layout.modules.length + 2 * QUIET_ZONE : 0;
  const svg = qrSvg(normalizeQrInputs({ value, size: side * module }));
  if (svg === undefined) throw new Error(`${value} is too long for a QR code`);
  const file = `${folder}/${store}.svg`;
  writeFileSync(file, svg);
  return file;
}

/**
 * Serves `virtual:store-codes`: a picture for each phone store, a QR code of the vendor's page
 * there. In the documents the codes would be a tenth of what a phone loads and never shows.
 */
export function storeCodes(): Plugin {
  return {
    name: 'store-codes',
    resolveId: (id) => (id === tableId ? `\0${tableId}` : undefined),
    load(id) {
      if (id !== `\0${tableId}`) return undefined;
      mkdirSync(folder, { recursive: true });
      const imports = phoneStores.map(
        (store, place) => `import code${place} from ${JSON.stringify(draw(store))};`,
      );
      const entries = phoneStores.map((store, place) => `${JSON.stringify(store)}:code${place}`);
      return `${imports.join('')}export const storeCodes={${entries.join()}};`;
    },
  };
}
