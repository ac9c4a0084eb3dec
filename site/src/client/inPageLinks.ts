/** Lets links to sections work under a hash address, where the browser would lose the page's name in the hash. */
import { hashAddress, parseAddress } from '../addresses.ts';
import { readEntry } from './historyEntry.ts';
import { pressedLink } from './pressedLink.ts';

/** Scrolls to an element and focuses it. Opens the closed disclosures around it first. */
function goTo(element: HTMLElement): void {
  let around = element.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  element.scrollIntoView();
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Returns the element of this page that a link such as `#section` or `/privacy/#section` points to, or null. Under a
 * hash address, the browser takes `#section` for a section of the landing page. Returns null for an element in the
 * panel of another tab: a link there names the tab, and the browser follows it.
 */
function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  const { origin, pathname, hash } = new URL(link.href);
  const isRelative = link.getAttribute('href')?.startsWith('#') ?? false;
  const isOfThisPage =
    origin === location.origin &&
    (isRelative || pathname === document.documentElement.dataset['path']);
  const target = isOfThisPage && hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  return target?.closest('[role="tabpanel"]')?.checkVisibility() === false ? null : target;
}

/**
 * Handles links to sections of this page. A hash address already uses the hash for the page, so the section becomes
 * a parameter of the hash: `/#/privacy?section=rights`.
 */
export function followInPageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (!link) return;
    const { route, query, locale, isHashAddress } = parseAddress(location);
    if (link.getAttribute('href') === '#main') {
      event.preventDefault();
      goTo(document.getElementById('main') ?? document.body);
      return;
    }
    const target = targetOf(link);
    if (!target) return;
    event.preventDefault();
    if (!isHashAddress) {
      location.hash = target.id;
      goTo(target);
      return;
    }
    const parameters = new Map(query).set('section', target.id);
    const address = hashAddress(locale ?? document.documentElement.lang, route, parameters);
    if (query.get('section') !== target.id) history.pushState(null, '', address);
    goTo(target);
  });
  addEventListener('popstate', () => {
    if (parseAddress(location).isHashAddress) goToSection();
  });
  goToSection();
}

/** Scrolls to the section that the address names, unless the history entry has its own scroll position. */
export function goToSection(): void {
  const id = parseAddress(location).query.get('section');
  const section = id ? document.getElementById(id) : null;
  const { scroll = 0 } = readEntry();
  if (section && scroll === 0) goTo(section);
}
