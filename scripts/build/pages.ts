import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as site from '../../site.config.ts';
import type * as Prerender from '../../src/prerender.tsx';
import { type ScreenId, recordOf, screenIds } from '../../src/app/screens.ts';
import {
  type NotedApp,
  type Tool,
  notedApps,
  toolNames,
  toolRecordOf,
} from '../../src/pages/otpqr/tools/tools.ts';
import { referenceLanguage } from './vite/catalogs.ts';
import { wordsFolder } from './vite/words.ts';
import { feedPath } from './feed.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const shareFolder = folderOf('public/share');
const contentFolder = folderOf('content');
const words = wordsFolder();

/** The module that starts every screen. */
const entrySource = 'src/main.tsx';

/** The address of a screen's share picture: its own, else in the first language, else main's. */
function sharePicture(name: string, language: string): string {
  const candidates = [`${name}.${language}`, `${name}.${referenceLanguage}`, `main.${language}`];
  const found = candidates.find((candidate) => existsSync(join(shareFolder, `${candidate}.png`)));
  return `/share/${found ?? `main.${referenceLanguage}`}.png`;
}

/** A screen, one of the lab's tools or an app of its notes, under one of its names. */
interface Named {
  readonly screen: ScreenId;
  readonly spelling: string;
  readonly tool?: Tool;
  readonly noted?: NotedApp;
}

function listNamed(): Named[] {
  const ofLab = [
    ...toolNames.map((tool) => ({ tool })),
    ...notedApps.map((noted) => ({ tool: 'notes' as const, noted })),
  ];
  return screenIds.flatMap((screen) =>
    recordOf(screen).names.flatMap((spelling) =>
      (screen === 'otpqr' ? ofLab : [{}]).map((inside) => ({ screen, spelling, ...inside })),
    ),
  );
}

/** What `src/prerender.tsx` knows of languages and addresses. */
type Site = Pick<typeof Prerender, 'documentOf' | 'languageRoot' | 'languages'>;

/** Every document of the site: each screen and tool under each of its names in each language. */
export function listPages(prerender: Site): Page[] {
  const named = listNamed();
  return prerender.languages.flatMap((language) =>
    named.map((one) => pageOf(prerender, one, language)),
  );
}

/** A document to be rendered. */
export type Page = Readonly<ReturnType<typeof pageOf>>;

function pageOf({ documentOf, languageRoot, languages }: Site, named: Named, language: string) {
  const { screen, spelling, tool, noted } = named;
  const record = recordOf(screen);
  const { names, page, prose, text } = record;
  const toolRecord = tool && toolRecordOf(tool);
  const [canonicalName] = names;
  const pathOf = (tag: string, name: string) =>
    documentOf(languageRoot(tag), { screen, name: name === 'main' ? '' : name, tool, noted });
  const address = (tag: string) => `${site.origin}${pathOf(tag, canonicalName)}`;
  const written = languages.filter(
    (tag) => text === undefined || existsSync(join(contentFolder, tag, `${text}.md`)),
  );
  const isTranslated = written.includes(language);
  const folders = new Set([spelling, spelling.toLowerCase()]);
  const paths = [...folders].map((folder) => pathOf(language, folder).slice(1));
  if (screen === 'main') paths.push(`${paths[0]}main/`);
  const folder = toolRecord ? `otpqr/${toolRecord.folder}` : page;
  return {
    screen,
    /** As addressed, in lower case; empty for main. */
    name: spelling === 'main' ? '' : spelling.toLowerCase(),
    /** The tool of the lab; undefined on other screens. */
    tool,
    /** The app whose notes it shows alone; undefined elsewhere. */
    noted,
    language,
    /** Where it is written below dist/. */
    files: paths.map((path) => (path.endsWith('.html') ? path : `${path}index.html`)),
    /** Source modules that it needs to run, as Vite's manifest names them. */
    sources: [
      entrySource,
      `src/pages/${page}/index.tsx`,
      ...(toolRecord ? [`src/pages/${folder}/index.tsx`] : []),
      ...(text ? [`content/${isTranslated ? language : referenceLanguage}/${text}.md`] : []),
    ],
    /** Those of what is in it and never hydrated: their style alone is needed. */
    staticSources: [
      ...((toolRecord ?? record).rows ? [`src/pages/${folder}/Rows.tsx`] : []),
      ...(prose ? [`src/pages/${page}/prose.tsx`] : []),
    ],
    /** Built files of words that it needs. */
    words: [screen, ...(tool ? [tool] : [])].map((file) => `${words}/${language}/${file}.js`),
    /** Whether this is the place's document under its first name, in a language that it is written in. */
    isCanonical: spelling === canonicalName && isTranslated,
    canonical: address(isTranslated ? language : referenceLanguage),
    /** The start page in the same language. */
    home: `${site.origin}${languageRoot(language)}`,
    /** Tag and address of each language that the screen is written in; none where this one is not. */
    alternates: isTranslated ? written.map((tag) => [tag, address(tag)] as const) : [],
    defaultAddress: address(referenceLanguage),
    image: `${site.origin}${sharePicture(canonicalName, language)}`,
    /** The address of the feed of releases. */
    feed: feedPath(language),
    /** Whether search engines are told of it. */
    listed: !record.isUnlisted,
  };
}
