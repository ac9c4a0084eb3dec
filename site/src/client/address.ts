import { type Address, hashAddress, parseAddress } from '../addresses.ts';
import type { Route } from '../routes.ts';

const changed = 'site:address';

/** Calls a listener whenever the address changes while the page stays. Returns how to stop it. */
export function onAddressChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}

let parsedHref = '';
let parsed: Address | undefined;

/** The present address. Returns the same object until it changes. */
export function currentAddress(): Address {
  if (!parsed || location.href !== parsedHref) parsed = parseAddress(location);
  parsedHref = location.href;
  return parsed;
}

/** Replaces the query of the present address, without a new history entry. */
export function replaceQuery(query: Iterable<readonly [string, string]>): void {
  const address = hashAddress(document.documentElement.lang, currentAddress().route, query);
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(changed));
}

/** Adds a history entry with the hash address of a route that this page shows, too: a tool of the lab. */
export function pushRoute(route: Route, query: Iterable<readonly [string, string]>): void {
  history.pushState(null, '', hashAddress(document.documentElement.lang, route, query));
  dispatchEvent(new Event(changed));
}
