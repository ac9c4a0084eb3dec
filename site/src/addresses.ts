import { type Locale, defaultLocale, locales } from './i18n/locales.ts';
import {
  type Route,
  findName,
  firstTool,
  notedApps,
  parseSegments,
  pathOf,
  toolNames,
} from './routes.ts';

/** The path that the site is hosted under, with a slash at both ends: `/` or `/otp/`. */
const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

export type Query = Iterable<readonly [string, string]>;

/** A parsed address of the site. */
export interface Address {
  readonly route: Route;
  /** The locale that the address names; undefined if it names none. */
  readonly locale: Locale | undefined;
  /** The query. Parameters inside the hash win over those before it. */
  readonly query: ReadonlyMap<string, string>;
  /** Whether a hash that begins with `#/` names the route (specification, section 2). */
  readonly isHashAddress: boolean;
}

function firstValues(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search))
    if (!values.has(key)) values.set(key, value);
  return values;
}

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\/+$/, '')
    .split('/');
}

/**
 * Parses an address: `/ko-KR/otpqr/check/`, `/#/otpqr?tool=check`, `/?category=mac#/app`. A hash that begins
 * with `#/` names the route, otherwise the path does. Names are compared without case.
 */
export function parseAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Address {
  const segments = segmentsOf(pathname.slice(base.length));
  const pathLocale = findName(locales, segments[0]);
  if (pathLocale) segments.shift();

  const isHashAddress = hash.startsWith('#/');
  const [hashPath = '', ...rest] = hash.slice(2).split('?');
  const inside = isHashAddress ? firstValues(rest.join('?')) : new Map<string, string>();
  const query = new Map([...firstValues(search), ...inside]);
  // The links of tabs lead to their panels, so that they work without script.
  const [, panel] = /^#panel-([a-z-]+)$/.exec(hash) ?? [];
  if (panel !== undefined) query.set('tab', panel);

  const names = isHashAddress ? segmentsOf(hashPath) : segments;
  const named = parseSegments(names);
  // A tool in the path of the hash wins over one in a query before the hash.
  const isToolInHash = isHashAddress && names.length > 1;
  const askedTool = isToolInHash ? inside.get('tool') : query.get('tool');
  const tool =
    named.tool && askedTool !== undefined
      ? (findName(toolNames, askedTool) ?? firstTool)
      : named.tool;
  const askedApp = query.get('app');
  const app = askedApp === undefined ? named.app : findName(notedApps, askedApp);
  return {
    route: { ...named, tool, app: tool === 'notes' ? app : undefined },
    locale: findName(locales, query.get('lang')) ?? pathLocale,
    query,
    isHashAddress,
  };
}

/** The path of a locale's landing page: `/`, `/ko-KR/`. */
export function localeRoot(locale: string): string {
  return locale === defaultLocale ? base : `${base}${locale}/`;
}

function queryText(query: Query): string {
  const text = new URLSearchParams([...query].map(([key, value]) => [key, value])).toString();
  return text && `?${text}`;
}

/** The path of a route's page: `/ko-KR/otpqr/check/`. */
export function pagePath(locale: string, route: Route): string {
  return localeRoot(locale) + pathOf(route);
}

/**
 * The path of a page by its name and query: `pageLink('ko-KR', 'otpqr', [['tool', 'check']])` gives
 * `/ko-KR/otpqr/check/`, since tools and apps of the lab have pages of their own.
 */
export function pageLink(locale: string, name: string, query: Query = []): string {
  const values = new Map(query);
  const route = parseSegments(name.split('/'));
  const tool = route.tool && (findName(toolNames, values.get('tool')) ?? route.tool);
  const app = tool === 'notes' ? findName(notedApps, values.get('app')) : undefined;
  if (tool) values.delete('tool');
  if (app) values.delete('app');
  return pagePath(locale, { ...route, tool, app }) + queryText(values);
}

/** The hash address of a route: `/ko-KR/#/otpqr?tool=check`. */
export function hashAddress(locale: string, { name, tool, app }: Route, query: Query = []): string {
  const values = new Map(query);
  if (tool && (tool !== firstTool || values.has('tool'))) values.set('tool', tool);
  if (app) values.set('app', app);
  return `${localeRoot(locale)}#/${name}${queryText(values)}`;
}
