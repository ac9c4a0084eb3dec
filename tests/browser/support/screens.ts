import { readdirSync } from 'node:fs';
import english from '../../../locales/en-US.json' with { type: 'json' };
import korean from '../../../locales/ko-KR.json' with { type: 'json' };
import * as site from '../../../site.config.ts';

/** The languages of the specification with the root of their addresses. */
export const languages = [
  { tag: 'en-US', root: '/', words: english },
  { tag: 'ko-KR', root: '/ko-KR/', words: korean },
] as const;

/** Every language that there is, with the root of its addresses. */
export const allLanguages = readdirSync('locales')
  .map((file) => file.replace('.json', ''))
  .map((tag) => ({ tag, root: tag === 'en-US' ? '/' : `/${tag}/` }));

export type Language = (typeof languages)[number];
export type Words = Language['words'];

export interface Route {
  /** Its names in the specification's table. */
  readonly names: readonly string[];
  /** Whether header and footer stand around it. */
  readonly framed: boolean;
  /** The titles that it may have; more than one where the title follows the chosen tab. */
  readonly titles: (words: Words) => readonly string[];
}

const branded = (text: string) => `${text} · ${site.brand}`;

/** The specification's table of routes, and the screen for every other name. */
export const routes: Readonly<Record<string, Route>> = {
  main: {
    names: ['main'],
    framed: true,
    titles: () => [site.productName],
  },
  server: {
    names: ['server'],
    framed: true,
    titles: (words) => [branded(words.server.title)],
  },
  privacy: {
    names: ['privacy'],
    framed: true,
    titles: (words) => [branded(words.texts.privacy)],
  },
  eula: {
    names: ['eula'],
    framed: true,
    titles: (words) => [branded(words.texts.eula)],
  },
  apps: {
    names: [
      'app',
      'otpapp',
      'windows',
      'android',
      'macos',
      'osx',
      'mac',
      'watchos',
      'ios',
      'iphone',
      'ipad',
      'apple',
      'linux',
    ],
    framed: true,
    titles: (words) => [branded(words.apps.title)],
  },
  login: {
    names: ['logon', 'authlogin', 'windowsLogon', 'windowsLogonUpdate', 'provider'],
    framed: true,
    titles: ({ login: { windows, mac, linux } }) =>
      [windows, mac, linux].map(({ name }) => branded(name)),
  },
  helpAuthPlugin: {
    names: ['help-authplugin'],
    framed: false,
    titles: (words) => [branded(words.texts.helpAuthPlugin)],
  },
  helpAuthLogin: {
    names: ['help-authlogin'],
    framed: false,
    titles: (words) => [branded(words.texts.helpAuthLogin)],
  },
  updateAuthLogin: {
    names: ['update-authlogin'],
    framed: false,
    titles: (words) => [branded(words.update.title)],
  },
  otpqr: {
    names: ['otpqr'],
    framed: true,
    titles: (words) => [branded(words.otpqr.title)],
  },
  suite: {
    names: ['vectors'],
    framed: true,
    titles: (words) => [branded(words.suite.title)],
  },
  notFound: {
    names: ['nothing-here'],
    framed: true,
    titles: (words) => [branded(words.notFound.title)],
  },
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
