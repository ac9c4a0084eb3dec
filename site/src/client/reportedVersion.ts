/**
 * Login components open help and update pages with their version in the query: `?ver=1.0.3.0`. Links between these
 * pages keep it.
 */
import { parseAddress } from '../addresses.ts';
import { parseReportedVersion } from '../releases/versions.ts';

const pages: readonly string[] = ['helpAuthPlugin', 'helpAuthLogin', 'updateAuthLogin'];

/** Returns the version in the query of the page's address, in the form that the user knows, if it is one. */
export function reportedVersion(): string | undefined {
  return parseReportedVersion(parseAddress(location).query.get('ver') ?? '')?.shown;
}

/** Puts the version into the links to help and update pages, except those to the versions for the other system. */
export function keepVersionInLinks(): void {
  const version = reportedVersion();
  const search =
    version === undefined ? '' : `?${new URLSearchParams({ ver: version }).toString()}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    const { route, query } = parseAddress(link);
    const isOwn = link.origin === location.origin && pages.includes(route.id);
    if (isOwn && !query.has('category') && link.search !== search) link.search = search;
  }
}
