import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { releases } from '../../../releases.ts';
import * as site from '../../../site.config.ts';
import { screenIds, screens } from '../../../src/app/screens.ts';
import { firstTool, notedApps, toolNames } from '../../../src/pages/otpqr/tools/tools.ts';
import { type PhoneStore, storeAddress } from '../../../src/catalog/stores.ts';
import { formatSize } from '../../../src/pages/shared/size.ts';
import { layoutQr, QUIET_ZONE } from '../../../src/qr/layout.ts';
import { normalizeQrInputs } from '../../../src/qr/options.ts';
import { qrSvg } from '../../../src/qr/svg.ts';
import { languageTags } from './catalogs.ts';
import { virtualModule } from './virtual.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** How many bytes each file of the test vectors has. */
function vectorFiles(): string {
  const folder = pathOf('packages/vectors/data');
  const sizes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]);
  return `export const vectorFiles=${JSON.stringify(Object.fromEntries(sizes))};`;
}

/** Width of a module in CSS pixels: whole ones, or some would be wider than others. */
const module = 4;

/** Draws a QR code of the vendor's page in a store; gives the picture's file. */
function drawCode(store: PhoneStore): string {
  const value = storeAddress({ stores: site.stores }, store);
  const layout = layoutQr(normalizeQrInputs({ value }));
  const side = layout.ok ? layout.modules.length + 2 * QUIET_ZONE : 0;
  const svg = qrSvg(normalizeQrInputs({ value, size: side * module }));
  if (svg === undefined) throw new Error(`${value} is too long for a QR code`);
  const folder = pathOf('.cache/store-codes');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${store}.svg`);
  writeFileSync(file, svg);
  return file;
}

/** A picture for each phone store. In the documents they would be a tenth of what a phone loads and never shows. */
function storeCodes(): string {
  const [google, apple] = [drawCode('google-play'), drawCode('app-store')].map((file) =>
    JSON.stringify(file),
  );
  return `import google from ${google};import apple from ${apple};export const storeCodes={"google-play":google,"app-store":apple};`;
}

/**
 * Days and sizes in every language. To begin with Intl takes a tenth of a second on a slow phone, and
 * a browser whose Intl writes otherwise than the document would render the document anew.
 */
function releaseTexts(): string {
  const texts = languageTags(pathOf('locales')).map((tag) => {
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    const days = releases.map(({ date }) => [date, day.format(new Date(date))]);
    const sizes = releases
      .flatMap(({ files }) => files)
      .map(({ bytes }) => [bytes, formatSize(bytes, tag)]);
    return [tag, { days: Object.fromEntries(days), sizes: Object.fromEntries(sizes) }];
  });
  return `export const releaseTexts=${JSON.stringify(Object.fromEntries(texts))};`;
}

/**
 * What visitors load of releases.ts: without the lists of changes, which stand there in every
 * language and which the update page alone shows. It imports the whole as `releases.ts?changes`.
 */
const releaseFacts: Plugin = {
  name: 'release-facts',
  transform: {
    filter: { id: /\/releases\.ts$/ },
    handler(_, id) {
      if (id !== pathOf('releases.ts')) return undefined;
      const facts = releases.map((release) => ({ ...release, changes: {} }));
      return { code: `export const releases = ${JSON.stringify(facts)};`, map: null };
    },
  },
};

const screenNames = Object.entries(screens).map(([id, { names }]) => [id, { names }]);

/**
 * The head's script stands in every document and asks the tables of screens and tools for names
 * alone: the rest is 0.3 KB, and the start page would be more than a server sends at once.
 */
const namesForHead: Plugin = {
  name: 'names-for-head',
  applyToEnvironment: ({ name }) => name === 'head',
  transform: {
    filter: { id: /\/src\/(app\/screens|pages\/otpqr\/tools\/tools)\.ts$/ },
    handler(_, id) {
      const names = id.endsWith('/screens.ts')
        ? { screenIds, screens: Object.fromEntries(screenNames) }
        : { toolNames, firstTool, notedApps };
      const code = Object.entries(names).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: code.join('\n'), map: null };
    },
  },
};

/** Facts that the site imports and that are read, drawn or shortened at build. */
export const facts: readonly Plugin[] = [
  virtualModule('virtual:vector-files', vectorFiles),
  virtualModule('virtual:store-codes', storeCodes),
  virtualModule('virtual:release-texts', releaseTexts),
  releaseFacts,
  namesForHead,
];
