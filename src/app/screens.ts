import type { NameSpace } from '../i18n/load.ts';

/** What the site knows of a screen apart from its code. */
interface ScreenEntry {
  /** Its names in addresses, as the specification spells them; the first is the canonical one. */
  readonly names: readonly string[];
  /** Whether header and footer stand around it. */
  readonly frame: boolean;
  /** Whether search engines are told of it. */
  readonly listed: boolean;
  /** The parts of the catalogue that it needs besides the shell's. */
  readonly words: readonly NameSpace[];
}

/** Every screen of the site: router, prerender, sitemap, header and tests read this table alone. */
export const screens = {
  main: { names: ['main'], frame: true, listed: true, words: ['landing'] },
  server: { names: ['server'], frame: true, listed: true, words: ['server'] },
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
    frame: true,
    listed: true,
    words: ['apps'],
  },
  login: {
    names: ['logon', 'authlogin', 'windowsLogon', 'windowsLogonUpdate', 'provider'],
    frame: true,
    listed: true,
    words: ['login'],
  },
  otpqr: { names: ['otpqr'], frame: true, listed: true, words: ['otpqr'] },
  privacy: { names: ['privacy'], frame: true, listed: true, words: ['legal'] },
  eula: { names: ['eula'], frame: true, listed: true, words: ['legal'] },
  helpAuthPlugin: { names: ['help-authplugin'], frame: false, listed: true, words: ['help'] },
  helpAuthLogin: { names: ['help-authlogin'], frame: false, listed: true, words: ['help'] },
  updateAuthLogin: { names: ['update-authlogin'], frame: false, listed: false, words: ['update'] },
  notFound: { names: ['404'], frame: true, listed: false, words: ['notFound'] },
} as const satisfies Record<string, ScreenEntry>;

export type ScreenId = keyof typeof screens;

/** Screens in the order of the table. */
export const screenIds = Object.keys(screens) as ScreenId[];

const byName: ReadonlyMap<string, ScreenId> = new Map(
  screenIds.flatMap((id) => screens[id].names.map((name) => [name.toLowerCase(), id] as const)),
);

/** The screen for a name in an address, in any case; the empty name is main's. */
export function screenOf(name: string): ScreenId {
  return name === '' ? 'main' : (byName.get(name.toLowerCase()) ?? 'notFound');
}
