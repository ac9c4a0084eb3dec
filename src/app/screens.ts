import type { NameSpace } from '../i18n/load.ts';
import type { Messages } from '../i18n/messages.ts';

/** A path on the documentation's host, or one for visitors with Apple's systems and one for others. */
type DocumentationPath = string | { readonly apple: string; readonly others: string };

/** The words of a link in the header. */
export type HeaderWord = Exclude<keyof Messages['shell']['nav'], 'label' | 'docs'>;

/** All that the site knows of a screen. */
export interface ScreenRecord {
  /** Its names in addresses, as the specification spells them; the first is the canonical one. */
  readonly names: readonly [string, ...string[]];
  /** The folder in src/pages whose `index.tsx` exports it as `Screen`. */
  readonly page: string;
  /** The parts of the catalog that it needs besides the shell's. */
  readonly words: readonly NameSpace[];
  /**
   * The parts of the catalog that its static HTML needs besides (src/ui/StaticHtml.tsx): the
   * folder's `Rows.tsx` renders it.
   */
  readonly rows?: readonly NameSpace[];
  /**
   * The parts of the catalog for its prose (`prose.tsx` in its folder): text, lists, tables and links
   * to other sites, none of which needs script. Documents keep them as they were rendered; code and
   * words come with the next place or language. A `Link` of the site would keep its document's address.
   */
  readonly prose?: readonly NameSpace[];
  /** The file in content/ that it shows, without its ending: such a screen is a text. */
  readonly text?: string;
  /** Whether it stands without header and footer, in a window of a login component. */
  readonly isBare?: boolean;
  /** Where its link stands, and to which of its names it leads if not to the first. */
  readonly link?: 'footer' | { readonly header: HeaderWord; readonly to: string };
  /** Its page of the documentation, by its name in the address where that decides; `%product%` is the slug. */
  readonly documentation?: string | Readonly<Record<string, DocumentationPath>>;
  /** Whether it is kept from search engines. */
  readonly isUnlisted?: boolean;
}

const loginDocumentation = 'utilize/otp-auth-login';
const providerDocumentation = 'utilize/otp-credential-provider';

/** The parts of the catalog that every screen needs. */
export const shellWords = ['shell', 'footer'] as const satisfies readonly NameSpace[];

/** The parts of the catalog that are loaded when a part of a screen or tool is opened, by their file. */
export const partWords = {
  verdict: ['verdict'],
  'check-more': ['labSteps', 'labServer', 'labShown', 'labNotes'],
} as const satisfies Readonly<Record<string, readonly NameSpace[]>>;

/**
 * The table of screens; header and footer list their links in its order. Each has a description
 * among the words, for search engines, under the same name.
 */
export const screens = {
  main: { names: ['main'], page: 'landing', words: ['landing', 'landingMore'] },
  server: {
    names: ['server'],
    page: 'server',
    words: ['server', 'serverMore'],
    link: { header: 'server', to: 'server' },
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
    page: 'apps',
    words: ['apps', 'carousel', 'catalog', 'downloads', 'verify'],
    prose: ['appProse', 'prose'],
    link: { header: 'otp', to: 'otpapp' },
    documentation: 'apps/%product%-authenticator',
  },
  login: {
    names: ['logon', 'authlogin', 'windowsLogon', 'windowsLogonUpdate', 'provider'],
    page: 'login',
    words: ['login', 'carousel', 'catalog', 'coming', 'downloads', 'verify'],
    prose: ['loginProse', 'prose'],
    link: { header: 'login', to: 'provider' },
    documentation: {
      authlogin: loginDocumentation,
      logon: providerDocumentation,
      windowslogon: providerDocumentation,
      windowslogonupdate: providerDocumentation,
      provider: { apple: loginDocumentation, others: providerDocumentation },
    },
  },
  otpqr: {
    names: ['otpqr'],
    page: 'otpqr',
    words: ['otpqr'],
    link: { header: 'qr', to: 'otpqr' },
  },
  suite: {
    names: ['vectors'],
    page: 'suite',
    words: ['suite'],
    rows: ['suiteRows'],
    link: 'footer',
  },
  privacy: {
    names: ['privacy'],
    page: 'text',
    words: ['texts'],
    text: 'privacy',
    link: 'footer',
  },
  eula: { names: ['eula'], page: 'text', words: ['texts'], text: 'eula', link: 'footer' },
  helpAuthPlugin: {
    names: ['help-authplugin'],
    page: 'help',
    words: ['texts', 'figures'],
    text: 'help-authplugin',
    isBare: true,
  },
  helpAuthLogin: {
    names: ['help-authlogin'],
    page: 'help',
    words: ['texts'],
    text: 'help-authlogin',
    isBare: true,
  },
  updateAuthLogin: {
    names: ['update-authlogin'],
    page: 'update',
    words: ['update'],
    isBare: true,
  },
  notFound: { names: ['404'], page: 'not-found', words: ['notFound'], isUnlisted: true },
} as const satisfies Readonly<Record<keyof Messages['descriptions'], ScreenRecord>>;

export type ScreenId = keyof typeof screens;

/** Screens in the order of the table. */
export const screenIds = Object.keys(screens) as ScreenId[];

/** The record of a screen, with the fields that only some have. */
export function recordOf(screen: ScreenId): ScreenRecord {
  return screens[screen];
}
