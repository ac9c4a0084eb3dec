import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { languageTags, locales, referenceLanguage } from './catalogs.ts';
import { anchors, contents, vendorValues } from './textSteps.ts';
import { virtualModule } from './virtual.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * For each language a loader per long text, in en-US where the language has no translation of it,
 * and for each text its languages.
 */
function table(): string {
  const names = readdirSync(`${folder}/${referenceLanguage}`).map((file) => basename(file, '.md'));
  const tags = languageTags(locales);
  const isWritten = (tag: string, name: string) => existsSync(`${folder}/${tag}/${name}.md`);
  const entries = tags.map((tag) => {
    const texts = names.map((name) => {
      const language = isWritten(tag, name) ? tag : referenceLanguage;
      const file = `${folder}/${language}/${name}.md`;
      return `${JSON.stringify(name)}:{language:${JSON.stringify(language)},load:()=>import(${JSON.stringify(file)})}`;
    });
    return `${JSON.stringify(tag)}:{${texts.join(',')}}`;
  });
  const writtenIn = names.map((name) => [name, tags.filter((tag) => isWritten(tag, name))]);
  return `export const texts={${entries.join(',')}};export const writtenIn=${JSON.stringify(Object.fromEntries(writtenIn))};`;
}

/** Serves `virtual:texts`, the table of long texts, and compiles them from Markdown. */
export const texts: readonly Plugin[] = [
  virtualModule('virtual:texts', table),
  mdx({ format: 'md', remarkPlugins: [vendorValues, anchors, contents] }) as Plugin,
];
