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
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'main a:not([data-other-system])',
  )) {
    if (link.origin !== location.origin || !pages.includes(parseAddress(link).route.id)) continue;
    const query = new URLSearchParams(link.search);
    if (version === undefined) query.delete('ver');
    else query.set('ver', version);
    // An assignment makes the address in the attribute absolute, so assign only if something changes.
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    if (link.search !== search) link.search = search;
  }
}
