import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../integrations/listFiles.ts';

/** The path of the subset, which is committed. */
export const fontFile = resolve(import.meta.dirname, '../src/styles/site.woff2');

/**
 * Western European letters, digits and punctuation. The range omits characters that appear only in code, which has
 * its own font, and the soft hyphen, which has no glyph. So the font fits into 14.6 KB, the first round trip of a
 * response. src/styles/font.css has the same range.
 */
const range = /[\u0020-[\]_a-z\u00a0-\u00ac\u00ae-\u00ff\u2000-\u2212]/;

/** The figure dash that the lab shows instead of a digit. No text contains it. */
const figureDash = '\u2012';

/** Returns the characters in the range that the site's texts and settings use, sorted. */
export function usedCharacters(): string[] {
  const site = resolve(import.meta.dirname, '..');
  const files = ['src/locales', 'src/content'].flatMap((folder) =>
    listFiles(join(site, folder)).map((file) => join(site, folder, file)),
  );
  const texts = [join(site, 'site.config.ts'), ...files].map((file) => readFileSync(file, 'utf8'));
  const characters = new Set(figureDash + texts.join(''));
  return [...characters].filter((character) => range.test(character)).sort();
}
