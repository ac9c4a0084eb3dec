/** Every screen's names in addresses, as the specification spells them; the first is the canonical one. */
export const screens = {
  main: { names: ['main'] },
  server: { names: ['server'] },
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
  },
  login: {
    names: ['logon', 'authlogin', 'windowsLogon', 'windowsLogonUpdate', 'provider'],
  },
  otpqr: { names: ['otpqr'] },
  privacy: { names: ['privacy'] },
  eula: { names: ['eula'] },
  helpAuthPlugin: { names: ['help-authplugin'] },
  helpAuthLogin: { names: ['help-authlogin'] },
  updateAuthLogin: { names: ['update-authlogin'] },
  notFound: { names: ['404'] },
} as const satisfies Record<string, { readonly names: readonly string[] }>;

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
