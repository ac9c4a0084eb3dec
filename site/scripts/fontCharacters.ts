import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../integrations/files.ts';

/** The committed subset of the font. */
export const fontFile = resolve(import.meta.dirname, '../src/styles/site.woff2');

/**
 * Latin letters of western Europe, digits, and punctuation. Characters that appear in code only are left out,
 * because code has a font of its own: so the font fits into the first 14.6 KB of an answer. src/styles/font.css
 * has the same range.
 */
const range = /[\u0020-[\]_a-z\u00a0-\u00ff\u2000-\u2212]/;

/** The lab shows this dash in place of a digit. */
const dash = '\u2012';

/** Returns the characters in the range that the site's texts and settings use, sorted. */
export function usedCharacters(): string[] {
  const site = resolve(import.meta.dirname, '..');
  const files = ['src/locales', 'src/content'].flatMap((folder) =>
    listFiles(join(site, folder)).map((file) => join(site, folder, file)),
  );
  const texts = [join(site, 'site.config.ts'), ...files].map((file) => readFileSync(file, 'utf8'));
  const characters = new Set(dash + texts.join(''));
  return [...characters].filter((character) => range.test(character)).sort();
}
