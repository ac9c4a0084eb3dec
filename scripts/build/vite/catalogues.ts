import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';

/** A catalogue: texts in ICU MessageFormat, nested by screen. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export const referenceLanguage = 'en-US';

/** The tags of all languages: the reference first, the others as their files are named. */
export function languageTags(folder: string): string[] {
  const tags = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  return [referenceLanguage, ...tags.filter((tag) => tag !== referenceLanguage).sort()];
}

/** Scripts that are written from right to left. */
const rightToLeft = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

/** Whether a language's lines run from right to left, by the script of its tag or its usual one. */
export function isRightToLeft(tag: string): boolean {
  return rightToLeft.test(new Intl.Locale(tag).maximize().script ?? '');
}

/** Reads one language's catalogue. */
export function readCatalogue(folder: string, tag: string): Catalogue {
  return JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')) as Catalogue;
}

/** The text of a dotted key. Throws an Error where there is none. */
export function textOf(catalogue: Catalogue, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (node, key) => (typeof node === 'object' ? node[key] : undefined),
      catalogue,
    );
  if (typeof found !== 'string') throw new Error(`the catalogue has no text ${path}`);
  return found;
}

/** All texts of a catalogue by their dotted keys. */
export function flatten(catalogue: Catalogue, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const entry of flatten(value, `${prefix}${key}.`)) texts.set(...entry);
  }
  return texts;
}

/** The same catalogue with every text compiled, so that no parser is shipped. */
export function compileCatalogue(catalogue: Catalogue): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileCatalogue(value),
    ]),
  );
}

/** One sentence for each key or argument in which a language differs from the reference. */
export function compareCatalogues(
  reference: Catalogue,
  tag: string,
  translated: Catalogue,
): string[] {
  const expected = flatten(reference);
  const actual = flatten(translated);
  const missing = [...expected.keys()].filter((key) => !actual.has(key));
  const left = [...actual.keys()].filter((key) => !expected.has(key));
  const different = [...expected].filter(([key, text]) => {
    const translation = actual.get(key);
    return (
      translation !== undefined && !isStructurallySame(parse(text), parse(translation)).success
    );
  });
  return [
    ...missing.map((key) => `locales/${tag}.json: ${key} is missing.`),
    ...left.map((key) => `locales/${tag}.json: ${key} is in no other catalogue.`),
    ...different.map(([key]) => `locales/${tag}.json: ${key} has other arguments than en-US.`),
  ];
}

/** The type declaration of the reference catalogue, with literal texts so that arguments are typed. */
export function declareCatalogue(catalogue: Catalogue): string {
  return `// Written from locales/en-US.json by scripts/words.ts.\nexport interface Messages ${JSON.stringify(catalogue, null, 2)}\n`;
}
