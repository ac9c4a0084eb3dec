import * as site from '../../site.config.ts';
import { localeRoot, pagePath } from '../addresses.ts';
import { type Locale, defaultLocale, locales } from '../i18n/locales.ts';
import { type Route, type RouteId, notedApps, routeNames, toolNames } from '../routes.ts';
import { sharePicture } from './sharePicture.ts';
import { writtenLocales } from './writtenLocales.ts';

/** What search engines and other sites are told of a page. Addresses are absolute. */
export interface PageFacts {
  /** The address under the route's first name, in a locale that the page is written in. */
  readonly canonical: string;
  /** Whether the page has this address itself. */
  readonly isCanonical: boolean;
  /** The page in each locale that it is written in; empty if it isn't written in its own. */
  readonly alternates: readonly { readonly locale: Locale; readonly address: string }[];
  /** The page for all other languages. */
  readonly defaultAddress: string;
  /** The landing page in the same locale. */
  readonly home: string;
  /** The picture that other sites show beside a link to the page. */
  readonly picture: string;
}

/** Returns the absolute address of a path of the site. */
export function absolute(path: string): string {
  return site.origin + path;
}

/** Whether search engines may list a route. */
export function isListed({ id }: Pick<Route, 'id'>): boolean {
  return id !== 'notFound';
}

function canonicalRoute({ id, tool, app }: Pick<Route, 'id' | 'tool' | 'app'>): Route {
  return { id, name: id === 'main' ? '' : routeNames[id][0].toLowerCase(), tool, app };
}

/** Returns what search engines and other sites are told of a route's page in a locale. */
export function pageFacts(locale: Locale, route: Route): PageFacts {
  const canonical = canonicalRoute(route);
  const addressIn = (wanted: Locale) => absolute(pagePath(wanted, canonical));
  const written = writtenLocales(route);
  const isWritten = written.includes(locale);
  return {
    canonical: addressIn(isWritten ? locale : defaultLocale),
    isCanonical: isWritten && route.name === canonical.name,
    alternates: isWritten ? written.map((one) => ({ locale: one, address: addressIn(one) })) : [],
    defaultAddress: addressIn(defaultLocale),
    home: absolute(localeRoot(locale)),
    picture: absolute(localeRoot(defaultLocale) + sharePicture(locale, route)),
  };
}

/** The routes that search engines may list, under their first names. */
export const listedRoutes: readonly Route[] = (Object.keys(routeNames) as RouteId[])
  .filter((id) => isListed({ id }))
  .flatMap((id) => {
    if (id !== 'otpqr') return [canonicalRoute({ id })];
    const tools = toolNames.map((tool) => canonicalRoute({ id, tool }));
    const apps = notedApps.map((app) => canonicalRoute({ id, tool: 'notes', app }));
    return [...tools, ...apps];
  });

/** The facts of all pages that search engines may list, each under its canonical address. */
export function listedPages(): PageFacts[] {
  return locales
    .flatMap((locale) => listedRoutes.map((route) => pageFacts(locale, route)))
    .filter(({ isCanonical }) => isCanonical);
}
