import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as site from '../../site.config.ts';
import type * as Prerender from '../../src/prerender.tsx';
import type { ScreenId } from '../../src/app/screens.ts';
import type { NotedApp, Tool } from '../../src/pages/otpqr/tools/tools.ts';
import { referenceLanguage } from './vite/catalogs.ts';
import { wordsFolder } from './vite/words.ts';
import { feedPath } from './feed.ts';

const shareFolder = fileURLToPath(new URL('../../public/share', import.meta.url));
const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));
const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));

/** A document to be rendered. */
export interface Page {
  readonly screen: ScreenId;
  readonly name: string;
  /** The tool of the lab; undefined on other screens. */
  readonly tool: Tool | undefined;
  /** The app whose notes it shows alone; undefined elsewhere. */
  readonly noted: NotedApp | undefined;
  readonly language: string;
  /** Where it is written below dist/. */
  readonly files: readonly string[];
  /** Source modules that it needs to run, as Vite's manifest names them. */
  readonly sources: readonly string[];
  /** The source module of what is in it and never hydrated: its style alone is needed. */
  readonly prose: readonly string[];
  /** Built files of words that it needs. */
  readonly words: readonly string[];
  /** The module and the words that its static HTML is rendered with; none where it has none. */
  readonly rows: { readonly sources: readonly string[]; readonly words: readonly string[] };
  /** Whether this is the place's document under its first name, in a language that it is written in. */
  readonly isCanonical: boolean;
  readonly canonical: string;
  /** The start page in the same language. */
  readonly home: string;
  /** Tag and address of each language that the screen is written in; none where this one is not. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly defaultAddress: string;
  readonly image: string;
  readonly feed: string;
  /** Whether search engines are told of it. */
  readonly listed: boolean;
}

/** The module that starts every screen. */
const entrySource = 'src/main.tsx';

/** The address of a screen's share picture: its own, else in the first language, else main's. */
function sharePicture(name: string, language: string): string {
  const candidates = [`${name}.${language}`, `${name}.${referenceLanguage}`, `main.${language}`];
  const found = candidates.find((candidate) => existsSync(join(shareFolder, `${candidate}.png`)));
  return `/share/${found ?? `main.${referenceLanguage}`}.png`;
}

function wordFile(language: string, file: string): string {
  return `${wordsFolder(localesFolder)}/${language}/${file}.js`;
}

type Site = Pick<
  typeof Prerender,
  | 'documentOf'
  | 'firstTool'
  | 'languageRoot'
  | 'languages'
  | 'notedApps'
  | 'recordOf'
  | 'screenIds'
  | 'toolNames'
  | 'toolRecordOf'
>;

/** A screen, one of the lab's tools or an app of its notes, under one of its names. */
interface Named {
  readonly screen: ScreenId;
  readonly spelling: string;
  readonly tool?: Tool;
  readonly noted?: NotedApp;
}

function listNamed({ notedApps, recordOf, screenIds, toolNames }: Site): Named[] {
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

/** Every document of the site: each screen and tool under each of its names in each language. */
export function listPages(prerender: Site): Page[] {
  const { languages } = prerender;
  const named = listNamed(prerender);
  return languages.flatMap((language) => named.map((one) => pageOf(prerender, one, language)));
}

function pageOf(prerender: Site, named: Named, language: string): Page {
  const { screen, spelling, tool, noted } = named;
  const { documentOf, languageRoot, languages, recordOf, toolRecordOf } = prerender;
  const record = recordOf(screen);
  const { names, page, prose, text, isUnlisted } = record;
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
  const words = [screen, ...(tool ? [tool] : [])];
  const wordsFile = (file: string) => wordFile(language, file);
  const folder = toolRecord ? `otpqr/${toolRecord.folder}` : page;
  const hasRows = (toolRecord ?? record).rows !== undefined;
  return {
    screen,
    name: spelling === 'main' ? '' : spelling.toLowerCase(),
    tool,
    noted,
    language,
    files: paths.map((path) => (path.endsWith('.html') ? path : `${path}index.html`)),
    sources: [
      entrySource,
      `src/pages/${page}/index.tsx`,
      ...(toolRecord ? [`src/pages/${folder}/index.tsx`] : []),
      ...(text ? [`content/${isTranslated ? language : referenceLanguage}/${text}.md`] : []),
    ],
    prose: prose ? [`src/pages/${page}/prose.tsx`] : [],
    words: words.map(wordsFile),
    rows: {
      sources: hasRows ? [`src/pages/${folder}/Rows.tsx`] : [],
      words: hasRows ? [wordsFile(`${tool ?? screen}.rows`)] : [],
    },
    isCanonical: spelling === canonicalName && isTranslated,
    canonical: address(isTranslated ? language : referenceLanguage),
    home: `${site.origin}${languageRoot(language)}`,
    alternates: isTranslated ? written.map((tag) => [tag, address(tag)] as const) : [],
    defaultAddress: address(referenceLanguage),
    feed: feedPath(language),
    image: `${site.origin}${sharePicture(canonicalName, language)}`,
    listed: !isUnlisted,
  };
}
