/**
 * The routes of the site and their names in addresses. The first name is canonical. The others are aliases that
 * older apps, stores and documents link to. Never remove a name (docs/vendor/addresses.md).
 */
export const routeNames = {
  main: ['main'],
  server: ['server'],
  apps: [
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
  login: ['logon', 'authlogin', 'windowsLogon', 'windowsLogonUpdate', 'provider', 'login'],
  otpqr: ['otpqr'],
  vectors: ['vectors'],
  privacy: ['privacy'],
  eula: ['eula'],
  helpAuthPlugin: ['help-authplugin'],
  helpAuthLogin: ['help-authlogin'],
  updateAuthLogin: ['update-authlogin'],
  notFound: ['404'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type RouteId = keyof typeof routeNames;

/**
 * Returns the value of `<html data-screen>` on a route's page: the id of the route, except on the page of the test
 * vectors. Monitoring tests look for these values, so never change one.
 */
export function screenOf(id: RouteId): string {
  return id === 'vectors' ? 'suite' : id;
}

/** The tools of the OTP lab by their names in addresses, in the order of their links. */
export const toolNames = [
  'make',
  'check',
  'read',
  'move',
  'test',
  'vectors',
  'program',
  'notes',
] as const;

export type Tool = (typeof toolNames)[number];

/** The tool that `/otpqr/` shows. */
export const firstTool = 'make' satisfies Tool;

/**
 * The apps with at least three notes, by their names in addresses. Each has a page: `/otpqr/notes/aegis/`.
 */
export const appsWithNotePage = [
  '1password',
  '2fas',
  'aegis',
  'authenticator-extension',
  'authy',
  'bitwarden',
  'duo-mobile',
  'ente',
  'freeotp',
  'freeotp-plus',
  'google-authenticator',
  'ios-passwords',
  'keepassxc',
  'microsoft-authenticator',
  'okta-verify',
  'yubico-authenticator',
] as const;

export type AppWithNotePage = (typeof appsWithNotePage)[number];

/** The apps whose files Move writes, by their names in addresses. Each has a page: `/otpqr/move/aegis/`. */
export const appsWithMovePage = [
  '2fas',
  'aegis',
  'bitwarden',
  'ente',
  'google-authenticator',
  'keepassxc',
  'proton-authenticator',
  'stratum',
] as const;

export type AppWithMovePage = (typeof appsWithMovePage)[number];

/** An app that has a page of its own in a tool. */
export type AppWithPage = AppWithMovePage | AppWithNotePage;

/** A route under one of its names and, in the lab, with a tool and an app. */
export interface Route {
  readonly id: RouteId;
  /** The name that the address uses, in lower case; empty for the landing page. */
  readonly name: string;
  /** The tool of the lab; undefined on other routes. */
  readonly tool?: Tool | undefined;
  /** The app that the page of Notes or Move is about; undefined on other pages. */
  readonly app?: AppWithPage | undefined;
}

const idByName = new Map<string, RouteId>(
  Object.entries(routeNames).flatMap(([id, names]) =>
    names.map((name) => [name.toLowerCase(), id as RouteId] as const),
  ),
);

/** Returns the name of the list that equals the wanted one, ignoring case. */
export function findName<Name extends string>(
  names: readonly Name[],
  wanted: string | undefined,
): Name | undefined {
  return names.find((name) => name.toLowerCase() === wanted?.toLowerCase());
}

/** Returns the app that has a page in the tool under a name, ignoring case. */
export function findApp(tool: Tool | undefined, wanted: string | undefined) {
  if (tool === 'notes') return findName(appsWithNotePage, wanted);
  return tool === 'move' ? findName(appsWithMovePage, wanted) : undefined;
}

/**
 * Returns the route that the segments of a path or hash name. Unknown names give the route `notFound`.
 * @param segments for example `['otpqr', 'notes', 'aegis']`
 */
export function parseSegments(segments: readonly string[]): Route {
  const [first = '', second, third, ...rest] = segments;
  const id = first === '' ? 'main' : (idByName.get(first.toLowerCase()) ?? 'notFound');
  const tool = id === 'otpqr' ? findName(toolNames, second ?? firstTool) : undefined;
  const app = findApp(tool, third);
  const isKnown =
    (second === undefined || tool !== undefined) &&
    (third === undefined || app !== undefined) &&
    rest.length === 0;
  if (!isKnown || id === 'notFound') return { id: 'notFound', name: segments.join('/') };
  return { id, name: id === 'main' ? '' : first.toLowerCase(), tool, app };
}

/** Returns the path of a route's page below its locale's root: `otpqr/check/`, without a leading slash. */
export function pathOf({ id, name, tool, app }: Route): string {
  if (id === 'notFound') return '404.html';
  const segments = [name, tool === firstTool ? undefined : tool, app].filter(Boolean);
  return segments.map((segment) => `${segment}/`).join('');
}
