import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import english from '../../../src/locales/en-US.json' with { type: 'json' };
import korean from '../../../src/locales/ko-KR.json' with { type: 'json' };
import { toolNames } from '../../../src/routes.ts';
import * as site from '../../../site.config.ts';
import { screenOfName } from '../../contract/addresses.ts';

/** The languages that most browser tests run in, each with the root of its addresses and its messages. */
export const languages = [
  { tag: 'en-US', root: '/', messages: english },
  { tag: 'ko-KR', root: '/ko-KR/', messages: korean },
] as const;

/** Every language of the site with the root of its addresses. */
export const allLanguages = locales.map((tag) => ({
  tag,
  root: tag === defaultLocale ? '/' : `/${tag}/`,
}));

export type Language = (typeof languages)[number];
export type Messages = Language['messages'];

interface Page {
  /** Whether the page has the header and the footer of the site. */
  readonly hasFrame: boolean;
  /** The possible titles of the page. A page whose title depends on the selected tab has several. */
  readonly titles: (messages: Messages) => readonly string[];
}

export interface Route extends Page {
  /** The names of the route in addresses. */
  readonly names: readonly string[];
}

const branded = (text: string) => `${text} · ${site.brand}`;

/** Returns a page with header and footer, whose title is followed by the brand. */
const pageWithFrame = (title: (messages: Messages) => string): Page => ({
  hasFrame: true,
  titles: (messages) => [branded(title(messages))],
});

/** Returns a page without header and footer, which an installed login app shows in its window. */
const pageWithoutFrame = (title: (messages: Messages) => string): Page => ({
  ...pageWithFrame(title),
  hasFrame: false,
});

const pages: Readonly<Record<string, Page>> = {
  main: { hasFrame: true, titles: () => [site.productName] },
  server: pageWithFrame((messages) => messages.server.title),
  privacy: pageWithFrame((messages) => messages.texts.privacy),
  eula: pageWithFrame((messages) => messages.texts.eula),
  apps: pageWithFrame((messages) => messages.apps.title),
  login: {
    hasFrame: true,
    titles: ({ login: { windows, mac, linux } }) =>
      [windows, mac, linux].map(({ name }) => branded(name)),
  },
  helpAuthPlugin: pageWithoutFrame((messages) => messages.texts.helpAuthPlugin),
  helpAuthLogin: pageWithoutFrame((messages) => messages.texts.helpAuthLogin),
  updateAuthLogin: pageWithoutFrame((messages) => messages.update.title),
  otpqr: pageWithFrame((messages) => messages.otpqr.title),
  suite: pageWithFrame((messages) => messages.vectors.title),
};

for (const [name, route] of Object.entries(screenOfName))
  if (!(route in pages)) throw new Error(`add the route ${route} of ${name} to the pages`);

/** All routes of docs/vendor/addresses.md, and the not-found page. */
export const routes: Readonly<Record<string, Route>> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([id, page]) => {
      const names = Object.keys(screenOfName).filter((name) => screenOfName[name] === id);
      return [id, { ...page, names }];
    }),
  ),
  notFound: { ...pageWithFrame((messages) => messages.notFound.title), names: ['nothing-here'] },
};

/** Every page of a language, by the first name of its route. */
export const allPages = Object.values(routes).map(({ names, hasFrame }) => ({
  name: names[0] ?? '',
  hasFrame,
}));

/** Returns the path of a page, by a name of its route. */
export function pagePath(root: string, name: string): string {
  if (name === 'main') return root;
  return name === routes.notFound?.names[0] ? `${root}404.html` : `${root}${name}/`;
}

/** Returns the paths of every page and every tool of the lab. */
export function allPaths(root: string): readonly string[] {
  return [
    ...allPages.map(({ name }) => pagePath(root, name)),
    ...toolNames.slice(1).map((tool) => `${root}otpqr/${tool}/`),
  ];
}

/** Texts in the HTML source of a page. */
export interface PageText {
  readonly language: string;
  /** The value of `data-screen`. */
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

/** Parses the HTML source of a page. A text that is missing becomes an empty string. */
export function parsePage(source: string): PageText {
  const find = (pattern: RegExp) => unescape(pattern.exec(source)?.[1] ?? '');
  return {
    language: find(/<html lang="([^"]*)"/),
    screen: find(/data-screen="([^"]*)"/),
    title: find(/<title>([^<]*)<\/title>/),
    heading: find(/<h1[^>]*>(.*?)<\/h1>/s),
  };
}
