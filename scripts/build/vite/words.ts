import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { partWords, recordOf, screenIds, screens, shellWords } from '../../../src/app/screens.ts';
import { toolNames, toolRecordOf, tools } from '../../../src/pages/otpqr/tools/tools.ts';
import {
  type Catalog,
  compileCatalog,
  differencesOf,
  isRightToLeft,
  languageTags,
  locales,
  readCatalog,
} from './catalogs.ts';
import { virtualModule } from './virtual.ts';

const loaderId = 'virtual:words';
const filePrefix = `${loaderId}/`;

/** The parts of the catalog that static HTML needs: `vectors.rows` for that of `vectors`. */
const rows = [
  ...screenIds.map((id) => [id, recordOf(id).rows] as const),
  ...toolNames.map((tool) => [tool, toolRecordOf(tool).rows] as const),
].flatMap(([name, spaces]) => (spaces ? [[`${name}.rows`, spaces] as const] : []));

/** The parts in each file of words: a screen's with the shell's, its prose's, a tool's, of static HTML, and a part's. */
const contents = new Map<string, readonly string[]>([
  ...screenIds.map((id) => [id, [...shellWords, ...screens[id].words]] as const),
  ...screenIds.flatMap((id) => {
    const { prose } = recordOf(id);
    return prose ? [[`${id}-prose`, prose] as const] : [];
  }),
  ...toolNames.map((tool) => [tool, tools[tool].words] as const),
  ...rows,
  ...Object.entries(partWords),
]);

/** The module with the words of a screen or tool, compiled. */
function wordsModule(catalog: Catalog, file: string): string {
  const parts = (contents.get(file) ?? []).map((space) => {
    const content = catalog[space];
    return [space, typeof content === 'object' ? compileCatalog(content) : {}] as const;
  });
  return `export const words=${JSON.stringify(Object.fromEntries(parts))};`;
}

/** The built files by their paths below the folder of words, in every language. */
function writeFiles(): ReadonlyMap<string, string> {
  const catalogs = languageTags(locales).map((tag) => [tag, readCatalog(locales, tag)] as const);
  return new Map(
    catalogs.flatMap(([tag, catalog]) =>
      [...contents.keys()].map((file) => [`${tag}/${file}.js`, wordsModule(catalog, file)]),
    ),
  );
}

let written: ReadonlyMap<string, string> | undefined;
const builtFiles = () => (written ??= writeFiles());

/**
 * Where the built files of words stand. Hosts and browsers keep them for ever: the folder's name
 * changes with anything in any of them, be it words or which parts a screen needs.
 */
export function wordsFolder(): string {
  const hash = createHash('sha256');
  for (const [path, text] of builtFiles()) hash.update(`${path} ${text}`);
  return `words/${hash.digest('hex').slice(0, 8)}`;
}

/** The names of all languages, and which of them are written from right to left. */
function languages(): string {
  const tags = languageTags(locales);
  const names = tags.map((tag) => [tag, readCatalog(locales, tag)['languageName']]);
  return `export const languages=${JSON.stringify(tags)};export const languageNames=${JSON.stringify(Object.fromEntries(names))};export const rightToLeft=${JSON.stringify(tags.filter(isRightToLeft))};`;
}

/**
 * Serves `virtual:languages`, and `virtual:words`, which loads the words of a screen or tool. It does
 * so by address, so that no table of all languages is shipped. The build fails with one sentence for
 * each key in which a language differs from en-US.
 */
export const words: readonly Plugin[] = [
  virtualModule('virtual:languages', languages),
  {
    name: loaderId,
    buildStart() {
      const differences = differencesOf(locales);
      if (differences.length > 0) this.error(differences.join('\n'));
    },
    resolveId: (id) => (id === loaderId || id.startsWith(filePrefix) ? `\0${id}` : undefined),
    load(id) {
      const { command, consumer } = this.environment.config;
      if (id === `\0${loaderId}`) {
        // What renders the documents reads the files that were built for the browser.
        const dist = consumer === 'server' ? pathToFileURL(join(locales, '../dist')).href : '';
        const base = command === 'build' ? `${dist}/${wordsFolder()}` : `/@id/__x00__${loaderId}`;
        return `export const loadFile=(tag,file)=>import(/* @vite-ignore */\`${base}/\${tag}/\${file}.js\`);`;
      }
      const [, tag = '', file = ''] = /^\0virtual:words\/(.+)\/(.+)\.js$/.exec(id) ?? [];
      return tag ? wordsModule(readCatalog(locales, tag), file) : undefined;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, source] of builtFiles())
        this.emitFile({ type: 'asset', fileName: `${wordsFolder()}/${path}`, source });
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(locales)) server.ws.send({ type: 'full-reload' });
    },
  },
];
