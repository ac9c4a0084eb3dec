import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { shareWords } from '../../artwork/share/words.ts';
import { releases } from '../../releases.ts';
import { type Catalog, flatten, readCatalog } from '../build/vite/catalogs.ts';

/** A piece of text and where it is found: a file, and in it a key or a line. */
export interface FoundText {
  readonly place: string;
  readonly text: string;
}

/** A message as it is read: values as {name}, every branch of a choice after the other. */
function spoken(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return '{count}';
      if (element.type === TYPE.tag) return spoken(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return Object.values(element.options)
          .map((option) => spoken(option.value))
          .join('¦');
      return `{${element.value}}`;
    })
    .join('');
}

function catalogTexts(root: string, language: string): FoundText[] {
  const texts = flatten(readCatalog(join(root, 'locales'), language));
  return [...texts].map(([key, text]) => ({
    place: `locales/${language}.json: ${key}`,
    text: spoken(parse(text)),
  }));
}

function contentTexts(root: string, language: string): FoundText[] {
  return readdirSync(join(root, 'content', language)).flatMap((file) =>
    readFileSync(join(root, 'content', language, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `content/${language}/${file}:${index + 1}`, text })),
  );
}

function releaseTexts(language: string): FoundText[] {
  return releases.flatMap(({ product, version, changes }) =>
    (changes[language] ?? []).map((text) => ({
      place: `releases.ts: ${product} ${version}`,
      text,
    })),
  );
}

/** The texts in a tree of words, with their keys. */
function leaves(tree: object, place: string): FoundText[] {
  return [...flatten(tree as Catalog)].map(([key, text]) => ({ place: `${place}.${key}`, text }));
}

async function pictureTexts(root: string, language: string): Promise<FoundText[]> {
  const folder = join(root, 'artwork/words');
  const files = readdirSync(folder).filter((file) => file.endsWith(`${language}.ts`));
  const drawn = await Promise.all(
    files.map(async (file) => {
      const { words } = (await import(pathToFileURL(join(folder, file)).href)) as {
        words: object;
      };
      return leaves(words, `artwork/words/${file}: words`);
    }),
  );
  const shared = Object.entries(shareWords).filter(([tag]) => tag === language);
  return [...drawn.flat(), ...leaves(Object.fromEntries(shared), 'artwork/share/words.ts: words')];
}

/** Every text that a visitor reads in a language: the site's, the help, the news and the pictures'. */
export async function textsOf(root: string, language: string): Promise<FoundText[]> {
  return [
    ...catalogTexts(root, language),
    ...contentTexts(root, language),
    ...releaseTexts(language),
    ...(await pictureTexts(root, language)),
  ];
}
