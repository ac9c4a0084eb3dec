import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { partWords, recordOf, screenIds, screens, shellWords } from '../../../src/app/screens.ts';
import { toolNames, toolRecordOf, tools } from '../../../src/pages/otpqr/tools/tools.ts';
import {
  type Catalog,
  compareCatalogs,
  compileCatalog,
  isRightToLeft,
  languageTags,
  readCatalog,
  referenceLanguage,
} from './catalogs.ts';
import { pseudoCatalog, pseudoLanguage } from './pseudo.ts';

const languagesId = 'virtual:languages';
const loaderId = 'virtual:words';
const filePrefix = 'virtual:words/';
/** Vite's name of what visitors load. */
const browser = 'client';

function namesOf(folder: string, isDevelopment: boolean): string {
  const names = languageTags(folder).map((tag): [string, unknown] => [
    tag,
    readCatalog(folder, tag).languageName,
  ]);
  if (isDevelopment) names.push([pseudoLanguage.tag, pseudoLanguage.name]);
  const tags = names.map(([tag]) => tag);
  const values = {
    languages: tags,
    languageNames: Object.fromEntries(names),
    rightToLeft: tags.filter(isRightToLeft),
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)
    .join('');
}

/** The parts of the catalog that static HTML needs: `vectors.rows` for that of `vectors`. */
const rows = [
  ...screenIds.map((id) => [id, recordOf(id).rows] as const),
  ...toolNames.map((tool) => [tool, toolRecordOf(tool).rows] as const),
].flatMap(([name, spaces]) => (spaces ? [[`${name}.rows`, spaces] as const] : []));

/** The parts in each file of words: a screen's with the shell's, its prose's, a tool's, of static HTML, and a part's. */
const contents: readonly (readonly [file: string, spaces: readonly string[]])[] = [
  ...screenIds.map((id) => [id, [...shellWords, ...screens[id].words]] as const),
  ...screenIds.flatMap((id) => {
    const { prose } = recordOf(id);
    return prose ? [[`${id}-prose`, prose] as const] : [];
  }),
  ...toolNames.map((tool) => [tool, tools[tool].words] as const),
  ...rows,
  ...Object.entries(partWords),
];

/** The words of a screen or tool, compiled, as JSON. */
function wordsText(catalog: Catalog, spaces: readonly string[], isPseudo = false): string {
  const parts = spaces.map((space) => {
    const content = catalog[space];
    const plain = typeof content === 'object' ? compileCatalog(content) : {};
    return [space, isPseudo ? pseudoCatalog(plain) : plain] as const;
  });
  return JSON.stringify(Object.fromEntries(parts));
}

/** The words of all languages: `tag/file` and the messages as JSON. */
function allWords(folder: string): (readonly [string, string])[] {
  return languageTags(folder).flatMap((tag) => {
    const catalog = readCatalog(folder, tag);
    return contents.map(
      ([file, spaces]) => [`${tag}/${file}`, wordsText(catalog, spaces)] as const,
    );
  });
}

function wordsModule(text: string): string {
  return `export const words=${text};`;
}

function complaintsOf(folder: string): string[] {
  const reference = readCatalog(folder, referenceLanguage);
  return languageTags(folder).flatMap((tag) =>
    compareCatalogs(reference, tag, readCatalog(folder, tag)),
  );
}

/** Where the built files of words stand: a folder named after the content of all catalogs. */
export function wordsFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const tag of languageTags(folder)) hash.update(readFileSync(join(folder, `${tag}.json`)));
  return `words/${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Serves `virtual:languages`, the names of all languages, and `virtual:words`, which loads the words
 * of a screen or tool. In the browser it does so by address, so that no table of all
 * languages is shipped. The build fails with one sentence for each key in which a language differs
 * from en-US.
 */
export function words(folder: string): Plugin {
  let loader = '';
  let isDevelopment = false;
  let compared = false;
  let written: readonly (readonly [string, string])[] | undefined;
  // A build reads and compiles them once, for the browser and for the documents.
  const builtWords = () => (written ??= allWords(folder));
  return {
    name: 'words',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
      const base = isDevelopment ? `/@id/__x00__${loaderId}` : `/${wordsFolder(folder)}`;
      loader = `export const loadFile=(tag,file)=>import(/* @vite-ignore */\`${base}/\${tag}/\${file}.js\`);`;
    },
    buildStart() {
      if (compared) return;
      compared = true;
      const complaints = complaintsOf(folder);
      if (complaints.length > 0) this.error(complaints.join('\n'));
    },
    resolveId: (id) =>
      id === languagesId || id === loaderId || id.startsWith(filePrefix) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${languagesId}`) return namesOf(folder, isDevelopment);
      if (id === `\0${loaderId}`)
        return this.environment.config.consumer === 'server' ? serverLoader(builtWords()) : loader;
      if (!id.startsWith(`\0${filePrefix}`)) return undefined;
      const [tag = '', file = ''] = id
        .slice(filePrefix.length + 1)
        .replace(/\.js$/, '')
        .split('/');
      const isPseudo = tag === pseudoLanguage.tag;
      const catalog = readCatalog(folder, isPseudo ? referenceLanguage : tag);
      const spaces = contents.find(([name]) => name === file)?.[1] ?? [];
      return wordsModule(wordsText(catalog, spaces, isPseudo));
    },
    generateBundle() {
      if (this.environment.name !== browser) return;
      const place = wordsFolder(folder);
      for (const [path, text] of builtWords())
        this.emitFile({
          type: 'asset',
          fileName: `${place}/${path}.js`,
          source: wordsModule(text),
        });
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
    },
  };
}

/** All words in the program that renders the documents. */
function serverLoader(all: readonly (readonly [string, string])[]): string {
  const table = JSON.stringify(Object.fromEntries(all));
  // Each is read once, for all documents.
  return `const table=${table};const read=new Map();export const loadFile=async(tag,file)=>{const key=tag+'/'+file;if(!read.has(key))read.set(key,{words:JSON.parse(table[key])});return read.get(key)};`;
}
