import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as site from '../../site.config.ts';
import type * as Prerender from '../../src/prerender.tsx';
import type { ScreenId } from '../../src/app/screens.ts';
import type { Tool } from '../../src/pages/otpqr/tools/tools.ts';
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
  readonly language: string;
  /** Where it is written below dist/. */
  readonly files: readonly string[];
  /** Source modules that it needs to run, as Vite's manifest names them. */
  readonly sources: readonly string[];
  /** The source module of what is in it and never hydrated: its style alone is needed. */
  readonly prose: readonly string[];
  /** Built files of words that it needs. */
  readonly words: readonly string[];
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

type Site = Pick<
  typeof Prerender,
  | 'documentOf'
  | 'firstTool'
  | 'languageRoot'
  | 'languages'
  | 'recordOf'
  | 'screenIds'
  | 'toolNames'
  | 'tools'
>;

/** A screen, or one of the lab's tools, under one of its names. */
interface Named {
  readonly screen: ScreenId;
  readonly spelling: string;
  readonly tool: Tool | undefined;
}

function listNamed({ recordOf, screenIds, toolNames }: Site): Named[] {
  return screenIds.flatMap((screen) =>
    recordOf(screen).names.flatMap((spelling) =>
      (screen === 'otpqr' ? toolNames : [undefined]).map((tool) => ({ screen, spelling, tool })),
    ),
  );
}

/** Every document of the site: each screen and tool under each of its names in each language. */
export function listPages(prerender: Site): Page[] {
  const { languages } = prerender;
  const named = listNamed(prerender);
  return languages.flatMap((language) => named.map((one) => pageOf(prerender, one, language)));
}

function pageOf(prerender: Site, { screen, spelling, tool }: Named, language: string): Page {
  const { documentOf, languageRoot, languages, recordOf, tools } = prerender;
  const { names, page, prose, text, isUnlisted } = recordOf(screen);
  const [canonicalName] = names;
  const pathOf = (tag: string, name: string) =>
    documentOf(languageRoot(tag), { screen, name: name === 'main' ? '' : name, tool });
  const address = (tag: string) => `${site.origin}${pathOf(tag, canonicalName)}`;
  const written = languages.filter(
    (tag) => text === undefined || existsSync(join(contentFolder, tag, `${text}.md`)),
  );
  const isTranslated = written.includes(language);
  const folders = new Set([spelling, spelling.toLowerCase()]);
  const paths = [...folders].map((folder) => pathOf(language, folder).slice(1));
  if (screen === 'main') paths.push(`${paths[0]}main/`);
  const words = [screen, ...(tool ? [tool] : [])];
  return {
    screen,
    name: spelling === 'main' ? '' : spelling.toLowerCase(),
    tool,
    language,
    files: paths.map((path) => (path.endsWith('.html') ? path : `${path}index.html`)),
    sources: [
      entrySource,
      `src/pages/${page}/index.tsx`,
      ...(tool ? [`src/pages/otpqr/${tools[tool].folder}/index.tsx`] : []),
      ...(text ? [`content/${isTranslated ? language : referenceLanguage}/${text}.md`] : []),
    ],
    prose: prose ? [`src/pages/${page}/prose.tsx`] : [],
    words: words.map((file) => `${wordsFolder(localesFolder)}/${language}/${file}.js`),
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
