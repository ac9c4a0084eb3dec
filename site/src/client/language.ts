import { hashAddress, pagePath, parseAddress } from '../addresses.ts';
import { readPreference, writePreference } from './preferences.ts';
import { redirectTo } from './redirect.ts';

/**
 * Follows a choice in the language menu: opens the same page in that language, with its tool, tab, query and
 * scroll position.
 */
function openIn(locale: string): void {
  const { route, query } = parseAddress(location);
  const parameters = new Map(query);
  parameters.delete('lang');
  // If storage is closed, the address has to say it.
  if (!writePreference('language', locale)) parameters.set('lang', locale);
  const address = hashAddress(locale, route, parameters);
  const hash = address.slice(address.indexOf('#'));
  redirectTo(pagePath(locale, route) + hash, {
    ...(history.state as object | null),
    scroll: scrollY,
  });
}

export function startLanguageMenu(): void {
  const menu = document.querySelector<HTMLSelectElement>('[data-testid="language"]');
  if (!menu) return;
  const { lang } = document.documentElement;
  const follow = () => {
    if (menu.value !== lang) openIn(menu.value);
  };
  menu.addEventListener('change', follow);
  // A choice made before this script ran counts. A page from the back/forward cache keeps an old one.
  if (menu.value !== lang) follow();
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    menu.value = lang;
    // The visitor has chosen another language since. The head script follows it unless the address names one.
    const chosen = readPreference('language') ?? lang;
    if (chosen !== lang && parseAddress(location).locale === undefined) location.reload();
  });
}
