import { hashAddress, pagePath, parseAddress } from '../addresses.ts';

/**
 * Adds the hash address to a link of the site when it is pressed (`/server/#/server`), so that the next page can
 * show it. Firefox sends no referrer once a service worker controls the site (client/head.ts). Browsers with
 * speculation rules need the plain path to find the page that they have rendered ahead.
 */
export function addHashAddresses(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (defaultPrevented || !link?.href || link.target !== '' || link.hash !== '') return;
    if (link.origin !== location.origin || link.hasAttribute('download')) return;
    const { route, locale = document.documentElement.lang, query } = parseAddress(link);
    const path = pagePath(locale, route);
    // A link to this very page would only change the hash: it has to load the page again.
    const isHere = path === location.pathname && path === document.documentElement.dataset['path'];
    if (route.id === 'notFound' || path !== link.pathname || isHere) return;
    const address = hashAddress(locale, route, query);
    link.href = path + address.slice(address.indexOf('#'));
  });
}
