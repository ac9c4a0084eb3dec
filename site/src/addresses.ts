/**
 * Parses and builds the site's addresses, so that each link that was ever published opens its page
 * (docs/vendor/addresses.md).
 */
import { basePath as base } from './basePath.ts';
import { type Locale, defaultLocale, locales } from './i18n/locales.ts';
import {
  type Route,
  findApp,
  findName,
  firstTool,
  parseSegments,
  pathOf,
  toolNames,
} from './routes.ts';

export type Query = Iterable<readonly [string, string]>;

/** A parsed address of the site. Unknown names give the route `notFound`. */
export interface Address {
  readonly route: Route;
  /** The locale that the address names; undefined if it names none. */
  readonly locale: Locale | undefined;
  /** The query parameters. Parameters inside the hash override parameters before it. */
  readonly query: ReadonlyMap<string, string>;
  /** Whether the route comes from a hash that begins with `#/`. */
  readonly isHashAddress: boolean;
}

/** Returns each parameter with its first value. */
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
 * Parses an address. If the hash begins with `#/`, it names the route. If not, the path does. Upper and lower case are
 * equal. A locale in `lang` overrides the one in the path.
 * @example parseAddress(location) // at /ko-KR/otpqr/check/, /#/otpqr?tool=check or /?category=mac#/app
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
  const hashQuery = isHashAddress ? firstValues(rest.join('?')) : new Map<string, string>();
  const query = new Map([...firstValues(search), ...hashQuery]);
  // A tab's link points to its panel, so that it works without script. Here the panel's id selects the tab.
  const [, panel] = /^#panel-([a-z-]+)$/.exec(hash) ?? [];
  if (panel !== undefined) query.set('tab', panel);

  const names = isHashAddress ? segmentsOf(hashPath) : segments;
  const namedRoute = parseSegments(names);
  // In `/?tool=read#/otpqr/check`, the hash overrides the query before it.
  const isToolInHash = isHashAddress && names.length > 1;
  const toolParameter = isToolInHash ? hashQuery.get('tool') : query.get('tool');
  const tool =
    namedRoute.tool && toolParameter !== undefined
      ? (findName(toolNames, toolParameter) ?? firstTool)
      : namedRoute.tool;
  const appParameter = query.get('app');
  return {
    route: { ...namedRoute, tool, app: findApp(tool, appParameter ?? namedRoute.app) },
    locale: findName(locales, query.get('lang')) ?? pathLocale,
    query,
    isHashAddress,
  };
}

/** Returns the path of a locale's landing page: `/`, `/ko-KR/`. */
export function localeRoot(locale: string): string {
  return locale === defaultLocale ? base : `${base}${locale}/`;
}

function queryText(query: Query): string {
  const text = new URLSearchParams([...query].map(([key, value]) => [key, value])).toString();
  return text && `?${text}`;
}

/** Returns the path of a route's page: `/ko-KR/otpqr/check/`. */
export function pagePath(locale: string, route: Route): string {
  return localeRoot(locale) + pathOf(route);
}

/**
 * Returns the path of a page with a query. The parameters `tool` and `app` of the lab become segments of the
 * path, because tools have their own pages, and so have some apps in a tool.
 * @param name the page's name in addresses, such as `otpqr`; empty for the landing page
 * @example pageLink('ko-KR', 'otpqr', [['tool', 'check']]) // '/ko-KR/otpqr/check/'
 */
export function pageLink(locale: string, name: string, query: Query = []): string {
  const values = new Map(query);
  const route = parseSegments(name.split('/'));
  const tool = route.tool && (findName(toolNames, values.get('tool')) ?? route.tool);
  const app = findApp(tool, values.get('app'));
  if (tool) values.delete('tool');
  if (app) values.delete('app');
  return pagePath(locale, { ...route, tool, app }) + queryText(values);
}

/** Returns the hash address of a route: `/ko-KR/#/otpqr?tool=check`. */
export function hashAddress(locale: string, { name, tool, app }: Route, query: Query = []): string {
  const values = new Map(query);
  if (tool && (tool !== firstTool || values.has('tool'))) values.set('tool', tool);
  if (app) values.set('app', app);
  return `${localeRoot(locale)}#/${name}${queryText(values)}`;
}
