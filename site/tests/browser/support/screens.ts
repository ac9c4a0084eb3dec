import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import english from '../../../src/locales/en-US.json' with { type: 'json' };
import korean from '../../../src/locales/ko-KR.json' with { type: 'json' };
import * as site from '../../../site.config.ts';
import { screenOfName } from '../../contract/addresses.ts';

/** The languages of the specification with the root of their addresses. */
export const languages = [
  { tag: 'en-US', root: '/', words: english },
  { tag: 'ko-KR', root: '/ko-KR/', words: korean },
] as const;

/** Every language that there is, with the root of its addresses. */
export const allLanguages = locales.map((tag) => ({
  tag,
  root: tag === defaultLocale ? '/' : `/${tag}/`,
}));

export type Language = (typeof languages)[number];
export type Words = Language['words'];

interface Screen {
  /** Whether header and footer stand around it. */
  readonly framed: boolean;
  /** The titles that it may have; more than one where the title follows the chosen tab. */
  readonly titles: (words: Words) => readonly string[];
}

export interface Route extends Screen {
  /** Its names in the specification's table. */
  readonly names: readonly string[];
}

const branded = (text: string) => `${text} · ${site.brand}`;

/** A screen with header and footer, and its title before the brand. */
const framed = (title: (words: Words) => string): Screen => ({
  framed: true,
  titles: (words) => [branded(title(words))],
});

/** One that an installed login window shows, without header and footer. */
const bare = (title: (words: Words) => string): Screen => ({ ...framed(title), framed: false });

const screens: Readonly<Record<string, Screen>> = {
  main: { framed: true, titles: () => [site.productName] },
  server: framed((words) => words.server.title),
  privacy: framed((words) => words.texts.privacy),
  eula: framed((words) => words.texts.eula),
  apps: framed((words) => words.apps.title),
  login: {
    framed: true,
    titles: ({ login: { windows, mac, linux } }) =>
      [windows, mac, linux].map(({ name }) => branded(name)),
  },
  helpAuthPlugin: bare((words) => words.texts.helpAuthPlugin),
  helpAuthLogin: bare((words) => words.texts.helpAuthLogin),
  updateAuthLogin: bare((words) => words.update.title),
  otpqr: framed((words) => words.otpqr.title),
  suite: framed((words) => words.suite.title),
};

/** The specification's table of routes, and the screen for every other name. */
export const routes: Readonly<Record<string, Route>> = {
  ...Object.fromEntries(
    Object.entries(screens).map(([id, screen]) => {
      const names = Object.keys(screenOfName).filter((name) => screenOfName[name] === id);
      return [id, { ...screen, names }];
    }),
  ),
  notFound: { ...framed((words) => words.notFound.title), names: ['nothing-here'] },
};

/** One address name for each screen. */
export const firstNames = Object.values(routes).map(({ names, framed }) => ({
  name: names[0] ?? '',
  framed,
}));

/** The path of a screen's own document. */
export function documentOf(root: string, name: string): string {
  if (name === 'main') return root;
  return name === routes.notFound?.names[0] ? `${root}404.html` : `${root}${name}/`;
}

/** What a document says before any script runs. */
export interface DocumentText {
  readonly language: string;
  readonly screen: string;
  readonly title: string;
  readonly heading: string;
}

function unescape(text: string): string {
  return text
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}

/** Reads what a document's source says of itself. */
export function readDocument(source: string): DocumentText {
  const find = (pattern: RegExp) => unescape(pattern.exec(source)?.[1] ?? '');
  return {
    language: find(/<html lang="([^"]*)"/),
    screen: find(/data-screen="([^"]*)"/),
    title: find(/<title>([^<]*)<\/title>/),
    heading: find(/<h1[^>]*>(.*?)<\/h1>/s),
  };
}
