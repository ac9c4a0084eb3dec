import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as site from '../../site.config.ts';
import type * as Prerender from '../../src/prerender.tsx';
import type { ScreenId } from '../../src/app/screens.ts';
import { referenceLanguage } from './vite/catalogues.ts';
import { wordsFolder } from './vite/words.ts';
import { feedPath } from './feed.ts';

const shareFolder = fileURLToPath(new URL('../../public/share', import.meta.url));
const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));
const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));

/** A document to be made. */
export interface Page {
  readonly screen: ScreenId;
  readonly name: string;
  readonly language: string;
  /** Where it is written below dist/. */
  readonly files: readonly string[];
  /** Source modules that it needs to run. */
  readonly sources: readonly string[];
  /** Source modules whose style it holds. */
  readonly styleSources: readonly string[];
  /** Built files of words that it needs. */
  readonly words: readonly string[];
  /** Whether this is the screen's document under its first name, in a language that it is written in. */
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

/** Source modules of the screens, as Vite's manifest names them. */
const screenSources: Readonly<Record<ScreenId, string>> = {
  main: 'src/pages/landing/index.tsx',
  server: 'src/pages/server/index.tsx',
  apps: 'src/pages/apps/index.tsx',
  login: 'src/pages/login/index.tsx',
  otpqr: 'src/pages/otpqr/index.tsx',
  privacy: 'src/pages/legal/Privacy.tsx',
  eula: 'src/pages/legal/Eula.tsx',
  helpAuthPlugin: 'src/pages/help/AuthPlugin.tsx',
  helpAuthLogin: 'src/pages/help/AuthLogin.tsx',
  updateAuthLogin: 'src/pages/update/index.tsx',
  notFound: 'src/pages/not-found/index.tsx',
};

/** The module that starts every screen. */
const entrySource = 'src/main.tsx';

/**
 * Screens of text share one style: the policy's header, which every answer carries, names the hash
 * of each, and a start page's answer has to fit into what a new connection sends at once.
 */
const textScreens: readonly ScreenId[] = [
  'privacy',
  'eula',
  'helpAuthPlugin',
  'helpAuthLogin',
  'updateAuthLogin',
  'notFound',
];

/** Whether a screen is a text and little else. */
export function isText(screen: ScreenId): boolean {
  return textScreens.includes(screen);
}

function styledAs(screen: ScreenId): readonly ScreenId[] {
  return isText(screen) ? textScreens : [screen];
}

/** The address of a screen's share picture: its own, else in the first language, else main's. */
function sharePicture(name: string, language: string): string {
  const candidates = [`${name}.${language}`, `${name}.${referenceLanguage}`, `main.${language}`];
  const found = candidates.find((candidate) => existsSync(join(shareFolder, `${candidate}.png`)));
  return `/share/${found ?? `main.${referenceLanguage}`}.png`;
}

/** Whether a screen is written in a language: where it is one long text, that has a translation. */
function isWritten(name: string, language: string): boolean {
  const text = (tag: string) => existsSync(join(contentFolder, tag, `${name}.md`));
  return text(language) || !text(referenceLanguage);
}

type Site = Pick<
  typeof Prerender,
  'documentPath' | 'languageRoot' | 'languages' | 'screenIds' | 'screenWords' | 'screens'
>;

/** Every document of the site: each screen under each of its names in each language. */
export function listPages(prerender: Site): Page[] {
  const { documentPath, languageRoot, languages, screenIds, screenWords, screens } = prerender;
  const wordsPlace = wordsFolder(localesFolder);
  return languages.flatMap((language) =>
    screenIds.flatMap((screen) => {
      const { names } = screens[screen];
      const canonicalName = names[0];
      const address = (tag: string) =>
        `${site.origin}${documentPath(languageRoot(tag), canonicalName)}`;
      const written = languages.filter((tag) => isWritten(canonicalName, tag));
      const isTranslated = written.includes(language);
      const words = ['shell', ...screenWords[screen]].map(
        (space) => `${wordsPlace}/${language}/${space}.js`,
      );
      return names.map((spelling): Page => {
        const name = spelling === 'main' ? '' : spelling.toLowerCase();
        const folders = new Set([spelling, spelling.toLowerCase()]);
        const files = [...folders].flatMap((folder) => {
          const path = documentPath(languageRoot(language), folder).slice(1);
          if (screen === 'notFound') return [path.replace(/\/$/, '.html')];
          return name === ''
            ? [`${path}index.html`, `${path}main/index.html`]
            : [`${path}index.html`];
        });
        return {
          screen,
          name,
          language,
          files,
          sources: [entrySource, screenSources[screen]],
          styleSources: [entrySource, ...styledAs(screen).map((id) => screenSources[id])],
          words,
          isCanonical: spelling === canonicalName && isTranslated,
          canonical: address(isTranslated ? language : referenceLanguage),
          home: `${site.origin}${languageRoot(language)}`,
          alternates: isTranslated ? written.map((tag) => [tag, address(tag)] as const) : [],
          defaultAddress: address(referenceLanguage),
          feed: feedPath(language),
          image: `${site.origin}${sharePicture(canonicalName, language)}`,
          listed: screen !== 'notFound',
        };
      });
    }),
  );
}
