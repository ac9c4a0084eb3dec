/** Opens the right page when a visitor types a hash address into an open page, or goes back to one. */
import { pagePath, parseAddress } from '../addresses.ts';
import { screenOf } from '../routes.ts';
import { redirectTo } from './redirect.ts';

/**
 * Redirects when the hash of an open page changes to the hash address of another page. The lab switches its tools
 * itself (src/lab/Lab.tsx), and client/inPageLinks.ts scrolls to sections.
 */
export function followHash(): void {
  addEventListener('popstate', () => {
    const { route, locale, isHashAddress } = parseAddress(location);
    if (!isHashAddress) return;
    const { lang, dataset } = document.documentElement;
    const language = locale ?? lang;
    const isInLab = route.id === 'otpqr' && dataset['screen'] === 'otpqr';
    const isThisPage = screenOf(route.id) === dataset['screen'] && route.name === dataset['name'];
    if (language !== lang || !(isInLab || isThisPage))
      redirectTo(pagePath(language, route) + location.search + location.hash);
  });
}
