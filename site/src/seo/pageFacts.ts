import * as site from '../../site.config.ts';
import { localeRoot, pagePath } from '../addresses.ts';
import { type Locale, defaultLocale, locales } from '../i18n/locales.ts';
import {
  type Route,
  type RouteId,
  appsWithMovePage,
  appsWithNotePage,
  routeNames,
  toolNames,
} from '../routes.ts';
import { sharePicture } from './sharePicture.ts';
import { writtenLocales } from './writtenLocales.ts';

/** The metadata of a page for search engines and other sites. Addresses are absolute. */
export interface PageFacts {
  /** The address with the route's first name, in a locale that the page is written in. */
  readonly canonical: string;
  /** Whether `canonical` is the page's own address. */
  readonly isCanonical: boolean;
  /** The page's addresses in all locales that it is written in; empty if it isn't written in its own. */
  readonly alternates: readonly { readonly locale: Locale; readonly address: string }[];
  /** The address of the page for all other languages. */
  readonly defaultAddress: string;
  /** The address of the landing page in the same locale. */
  readonly home: string;
  /** The address of the picture that other sites show beside a link to the page. */
  readonly picture: string;
}

/** Returns the absolute address of a path of the site. */
export function absolute(path: string): string {
  return site.origin + path;
}

/** Returns whether search engines may list a route. */
export function isListed({ id }: Pick<Route, 'id'>): boolean {
  return id !== 'notFound';
}

function canonicalRoute({ id, tool, app }: Pick<Route, 'id' | 'tool' | 'app'>): Route {
  return { id, name: id === 'main' ? '' : routeNames[id][0].toLowerCase(), tool, app };
}

/** Returns the metadata of a route's page in a locale. */
export function pageFacts(locale: Locale, route: Route): PageFacts {
  const canonical = canonicalRoute(route);
  const addressIn = (wanted: Locale) => absolute(pagePath(wanted, canonical));
  const written = writtenLocales(route);
  const isWritten = written.includes(locale);
  return {
    canonical: addressIn(isWritten ? locale : defaultLocale),
    isCanonical: isWritten && route.name === canonical.name,
    alternates: isWritten
      ? written.map((writtenLocale) => ({
          locale: writtenLocale,
          address: addressIn(writtenLocale),
        }))
      : [],
    defaultAddress: addressIn(defaultLocale),
    home: absolute(localeRoot(locale)),
    picture: absolute(localeRoot(defaultLocale) + sharePicture(locale, route)),
  };
}

/** The routes that search engines may list, with their first names. */
export const listedRoutes: readonly Route[] = (Object.keys(routeNames) as RouteId[])
  .filter((id) => isListed({ id }))
  .flatMap((id) => {
    if (id !== 'otpqr') return [canonicalRoute({ id })];
    const tools = toolNames.map((tool) => canonicalRoute({ id, tool }));
    const notes = appsWithNotePage.map((app) => canonicalRoute({ id, tool: 'notes', app }));
    const moves = appsWithMovePage.map((app) => canonicalRoute({ id, tool: 'move', app }));
    return [...tools, ...notes, ...moves];
  });

/** Returns the metadata of all canonical pages that search engines may list. */
export function listedPages(): PageFacts[] {
  return locales
    .flatMap((locale) => listedRoutes.map((route) => pageFacts(locale, route)))
    .filter(({ isCanonical }) => isCanonical);
}
