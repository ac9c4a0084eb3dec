import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { languageTags, referenceLanguage } from './catalogues.ts';
import { anchors, contents, vendorValues } from './textSteps.ts';

const tableId = 'virtual:texts';
const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));
const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));

function table(): string {
  const names = readdirSync(`${contentFolder}/${referenceLanguage}`).map((file) =>
    file.replace(/\.md$/, ''),
  );
  const entries = languageTags(localesFolder).map((tag) => {
    const texts = names.map((name) => {
      const own = `${contentFolder}/${tag}/${name}.md`;
      const language = existsSync(own) ? tag : referenceLanguage;
      const file = `${contentFolder}/${language}/${name}.md`;
      return `${JSON.stringify(name)}:{language:${JSON.stringify(language)},load:()=>import(${JSON.stringify(file)})}`;
    });
    return `${JSON.stringify(tag)}:{${texts.join(',')}}`;
  });
  return `export const texts={${entries.join(',')}};`;
}

/**
 * Serves `virtual:texts`: for each language a loader per long text, in en-US where the language
 * has no translation of it; and compiles the texts from Markdown.
 */
export function texts(): Plugin[] {
  return [
    {
      name: 'texts',
      resolveId: (id) => (id === tableId ? `\0${tableId}` : undefined),
      load: (id) => (id === `\0${tableId}` ? table() : undefined),
    },
    mdx({ format: 'md', remarkPlugins: [vendorValues, anchors, contents] }) as Plugin,
  ];
}
