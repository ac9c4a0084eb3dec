import { pagePath, parseAddress } from '../addresses.ts';
import { redirectTo } from './redirect.ts';

/**
 * Follows a hash address that is typed into the address bar of an open page, or that the browser's history
 * leads back to. The lab switches its tools by itself (src/lab/Lab.tsx), and client/inPageLinks.ts goes to
 * sections.
 */
export function followHash(): void {
  addEventListener('popstate', () => {
    const { route, locale, isHashAddress } = parseAddress(location);
    if (!isHashAddress) return;
    const { lang, dataset } = document.documentElement;
    const language = locale ?? lang;
    const isInLab = route.id === 'otpqr' && dataset['screen'] === 'otpqr';
    const isThisPage = route.id === dataset['screen'] && route.name === dataset['name'];
    if (language !== lang || !(isInLab || isThisPage))
      redirectTo(pagePath(language, route) + location.search + location.hash);
  });
}
