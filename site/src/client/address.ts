/** The address of the open page: it changes in place when the visitor selects a tab or a tool, without a reload. */
import { type Address, hashAddress, parseAddress } from '../addresses.ts';
import type { Route } from '../routes.ts';

/** The event after this module has changed the address. Browsers report only Back and Forward. */
const addressChanged = 'site:address';

/**
 * Calls a listener whenever the address changes without a page load.
 * @returns a function that removes the listener
 */
export function onAddressChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(addressChanged, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(addressChanged, listener);
  };
}

let parsedHref = '';
let parsed: Address | undefined;

/** Returns the current address. Until it changes, the object is the same, so React can compare it. */
export function currentAddress(): Address {
  if (!parsed || location.href !== parsedHref) parsed = parseAddress(location);
  parsedHref = location.href;
  return parsed;
}

/** Replaces the query of the current address without a new history entry. */
export function replaceQuery(query: Iterable<readonly [string, string]>): void {
  const address = hashAddress(document.documentElement.lang, currentAddress().route, query);
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(addressChanged));
}

/** Adds a history entry for another route that this page can show itself: another tool of the lab. */
export function pushRoute(route: Route, query: Iterable<readonly [string, string]>): void {
  history.pushState(null, '', hashAddress(document.documentElement.lang, route, query));
  dispatchEvent(new Event(addressChanged));
}
