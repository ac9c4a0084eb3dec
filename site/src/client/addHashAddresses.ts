/** Keeps the hash address in Firefox's address bar after a press on a link, even when the site works offline. */
import { hashAddress, pagePath, parseAddress } from '../addresses.ts';

/**
 * Adds the hash address to a pressed link: `/server/` becomes `/server/#/server`. The next page then shows the hash
 * address. Without it, client/head.ts recognizes visits by a link from the referrer, but Firefox omits the referrer
 * once a service worker controls the site. Browsers with speculation rules need the plain path to use the page that
 * they prerendered.
 */
export function addHashAddresses(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (defaultPrevented || !link?.href || link.target !== '' || link.hash !== '') return;
    if (link.origin !== location.origin || link.hasAttribute('download')) return;
    const { route, locale = document.documentElement.lang, query } = parseAddress(link);
    const path = pagePath(locale, route);
    // With a hash, a link to the current page would no longer reload it.
    const isHere = path === location.pathname && path === document.documentElement.dataset['path'];
    if (route.id === 'notFound' || path !== link.pathname || isHere) return;
    const address = hashAddress(locale, route, query);
    link.href = path + address.slice(address.indexOf('#'));
  });
}
