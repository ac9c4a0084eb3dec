import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { languageTags, referenceLanguage } from './catalogs.ts';
import { pseudoLanguage } from './pseudo.ts';
import { anchors, contents, vendorValues } from './textSteps.ts';

const tableId = 'virtual:texts';
const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
const localesFolder = fileURLToPath(new URL('../../../locales', import.meta.url));

function table(isDevelopment: boolean): string {
  const names = readdirSync(`${contentFolder}/${referenceLanguage}`).map((file) =>
    file.replace(/\.md$/, ''),
  );
  const tags = [...languageTags(localesFolder), ...(isDevelopment ? [pseudoLanguage.tag] : [])];
  const entries = tags.map((tag) => {
    const texts = names.map((name) => {
      const own = `${contentFolder}/${tag}/${name}.md`;
      const language = existsSync(own) ? tag : referenceLanguage;
      const file = `${contentFolder}/${language}/${name}.md`;
      return `${JSON.stringify(name)}:{language:${JSON.stringify(language)},load:()=>import(${JSON.stringify(file)})}`;
    });
    return `${JSON.stringify(tag)}:{${texts.join(',')}}`;
  });
  const writtenIn = Object.fromEntries(
    names.map((name) => [
      name,
      tags.filter((tag) => existsSync(`${contentFolder}/${tag}/${name}.md`)),
    ]),
  );
  return `export const texts={${entries.join(',')}};export const writtenIn=${JSON.stringify(writtenIn)};`;
}

/**
 * Serves `virtual:texts`: for each language a loader per long text, in en-US where the language
 * has no translation of it, and for each text its languages; and compiles the texts from Markdown.
 */
export function texts(): Plugin[] {
  let isDevelopment = false;
  return [
    {
      name: 'texts',
      configResolved: ({ command }) => {
        isDevelopment = command === 'serve';
      },
      resolveId: (id) => (id === tableId ? `\0${tableId}` : undefined),
      load: (id) => (id === `\0${tableId}` ? table(isDevelopment) : undefined),
    },
    compiler(),
  ];
}

/** Markdown's compiler; the browser's build and that of the documents share what it makes. */
function compiler(): Plugin {
  const plugin = mdx({ format: 'md', remarkPlugins: [vendorValues, anchors, contents] }) as Plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('the compiler of Markdown has changed');
  const made = new Map<string, ReturnType<typeof transform>>();
  return {
    ...plugin,
    transform: {
      filter: { id: /\.md$/ },
      handler(code, id) {
        const key = `${id}\n${code}`;
        const result = made.get(key) ?? transform.call(this, code, id);
        made.set(key, result);
        return result;
      },
    },
  };
}
