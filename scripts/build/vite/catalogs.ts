import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';

/** A catalog: texts in ICU MessageFormat, nested by screen. */
export interface Catalog {
  readonly [key: string]: string | Catalog;
}

export const referenceLanguage = 'en-US';

/** The folder of the catalogs. */
export const locales = fileURLToPath(new URL('../../../locales', import.meta.url));

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

/** Reads one language's catalog. */
export function readCatalog(folder: string, tag: string): Catalog {
  return JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')) as Catalog;
}

/** The text of a dotted key. Throws an Error where there is none. */
export function textOf(catalog: Catalog, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Catalog | undefined>(
      (node, key) => (typeof node === 'object' ? node[key] : undefined),
      catalog,
    );
  if (typeof found !== 'string') throw new Error(`the catalog has no text ${path}`);
  return found;
}

/** All texts of a catalog by their dotted keys. */
export function flatten(catalog: Catalog, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(catalog)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const entry of flatten(value, `${prefix}${key}.`)) texts.set(...entry);
  }
  return texts;
}

/** The same catalog with every text compiled, so that no parser is shipped. */
export function compileCatalog(catalog: Catalog): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileCatalog(value),
    ]),
  );
}

/** One sentence for each key or argument in which a language of a folder differs from the reference. */
export function differencesOf(folder: string): string[] {
  const expected = flatten(readCatalog(folder, referenceLanguage));
  return languageTags(folder).flatMap((tag) =>
    compare(expected, tag, flatten(readCatalog(folder, tag))),
  );
}

type Texts = ReadonlyMap<string, string>;

function compare(expected: Texts, tag: string, actual: Texts): string[] {
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
    ...left.map((key) => `locales/${tag}.json: ${key} is in no other catalog.`),
    ...different.map(([key]) => `locales/${tag}.json: ${key} has other arguments than en-US.`),
  ];
}

/** The type declaration of the reference catalog, with literal texts so that arguments are typed. */
export function declareCatalog(catalog: Catalog): string {
  return `// Written from locales/en-US.json by scripts/words.ts.\nexport interface Messages ${JSON.stringify(catalog, null, 2)}\n`;
}
