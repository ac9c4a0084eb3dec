import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  compareCatalogues,
  compileCatalogue,
  languageTags,
  readCatalogue,
  referenceLanguage,
} from './catalogues.ts';
import { pseudoCatalogue, pseudoLanguage } from './pseudo.ts';

const languagesId = 'virtual:languages';
const loaderId = 'virtual:words';
const filePrefix = 'virtual:words/';

function namesOf(folder: string, isDevelopment: boolean): string {
  const names = languageTags(folder).map((tag) => [tag, readCatalogue(folder, tag).languageName]);
  if (isDevelopment) names.push([pseudoLanguage.tag, pseudoLanguage.name]);
  return `export const languageNames=${JSON.stringify(Object.fromEntries(names))};`;
}

/** Tag and name space of every file of words. */
function listSpaces(folder: string): (readonly [string, string])[] {
  return languageTags(folder).flatMap((tag) =>
    Object.entries(readCatalogue(folder, tag))
      .filter(([, content]) => typeof content === 'object')
      .map(([space]) => [tag, space] as const),
  );
}

function wordsFile(folder: string, tag: string, space: string): string {
  const isPseudo = tag === pseudoLanguage.tag;
  const content = readCatalogue(folder, isPseudo ? referenceLanguage : tag)[space];
  const plain = typeof content === 'object' ? compileCatalogue(content) : {};
  const compiled = isPseudo ? pseudoCatalogue(plain) : plain;
  return `export const words=JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}

/** Where the built files of words stand: a folder named after the content of all catalogues. */
export function wordsFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const tag of languageTags(folder)) hash.update(readFileSync(join(folder, `${tag}.json`)));
  return `words/${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Serves `virtual:languages`, the names of all languages, and `virtual:words`, which loads a name
 * space of a language's catalogue. In the browser it does so by address, so that no table of all
 * languages is shipped. The build fails with one sentence for each key in which a language differs
 * from en-US.
 */
export function words(folder: string): Plugin {
  let loader = '';
  let isServer = false;
  let isDevelopment = false;
  return {
    name: 'words',
    configResolved({ command, build }) {
      isServer = Boolean(build.ssr);
      isDevelopment = command === 'serve';
      const base = command === 'build' ? `/${wordsFolder(folder)}` : `/@id/__x00__${loaderId}`;
      loader = isServer
        ? serverLoader(folder)
        : `export const loadSpace=(tag,space)=>import(/* @vite-ignore */\`${base}/\${tag}/\${space}.js\`);`;
    },
    buildStart() {
      const reference = readCatalogue(folder, referenceLanguage);
      const complaints = languageTags(folder).flatMap((tag) =>
        compareCatalogues(reference, tag, readCatalogue(folder, tag)),
      );
      if (complaints.length > 0) this.error(complaints.join('\n'));
    },
    resolveId: (id) =>
      id === languagesId || id === loaderId || id.startsWith(filePrefix) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${languagesId}`) return namesOf(folder, isDevelopment);
      if (id === `\0${loaderId}`) return loader;
      if (!id.startsWith(`\0${filePrefix}`)) return undefined;
      const [tag = '', space = ''] = id
        .slice(filePrefix.length + 1)
        .replace(/\.js$/, '')
        .split('/');
      return wordsFile(folder, tag, space);
    },
    generateBundle() {
      if (isServer) return;
      for (const [tag, space] of listSpaces(folder))
        this.emitFile({
          type: 'asset',
          fileName: `${wordsFolder(folder)}/${tag}/${space}.js`,
          source: wordsFile(folder, tag, space),
        });
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
    },
  };
}

function serverLoader(folder: string): string {
  const entries = listSpaces(folder).map(([tag, space]) => {
    const path = `${tag}/${space}`;
    return `${JSON.stringify(path)}:()=>import(${JSON.stringify(filePrefix + path)})`;
  });
  return `const table={${entries.join(',')}};export const loadSpace=(tag,space)=>table[tag+'/'+space]();`;
}
