/** Lets visitors change the language and stay where they are: same page, tool, tab, query and scroll position. */
import { hashAddress, pagePath, parseAddress } from '../addresses.ts';
import { readEntry } from './historyEntry.ts';
import { readPreference, writePreference } from './preferences.ts';
import { redirectTo } from './redirect.ts';

/** Opens this page in another language. */
function openIn(locale: string): void {
  const { route, query } = parseAddress(location);
  const parameters = new Map(query);
  parameters.delete('lang');
  // If storage is blocked, only the address can name the language.
  if (!writePreference('language', locale)) parameters.set('lang', locale);
  const address = hashAddress(locale, route, parameters);
  const hash = address.slice(address.indexOf('#'));
  redirectTo(pagePath(locale, route) + hash, { ...readEntry(), scroll: scrollY });
}

/** Opens the page in the chosen language when the visitor uses the language menu. */
export function startLanguageMenu(): void {
  const menu = document.querySelector<HTMLSelectElement>('[data-testid="language"]');
  if (!menu) return;
  const { lang } = document.documentElement;
  const applyChoice = () => {
    if (menu.value !== lang) openIn(menu.value);
  };
  menu.addEventListener('change', applyChoice);
  // The visitor may have used the menu before this script ran.
  if (menu.value !== lang) applyChoice();
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // In the back/forward cache, the menu keeps the choice that left this page.
    menu.value = lang;
    // The visitor has chosen another language since. A reload lets the head script redirect to it.
    const chosen = readPreference('language') ?? lang;
    if (chosen !== lang && parseAddress(location).locale === undefined) location.reload();
  });
}
