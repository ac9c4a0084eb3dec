/**
 * Runs in the head of every page before the first paint, so that visitors see neither a wrong page nor a wrong
 * theme nor moving tabs. It redirects to the page that the address names, and sets the attributes of `<html>` that
 * the styles read: theme, system and requested tab.
 */
import { hashAddress, localeRoot, pagePath, parseAddress } from '../addresses.ts';
import { defaultLocale, matchLocale } from '../i18n/locales.ts';
import { recordEarlyInput } from './earlyInput.ts';
import { watchFailures } from './watchFailures.ts';
import { followHash } from './followHash.ts';
import { applyToMedia } from './applyToMedia.ts';
import { importPageScripts } from './importPageScripts.ts';
import { readPreference } from './preferences.ts';
import { redirectTo, consumeRedirect } from './redirect.ts';
import { screenOf } from '../routes.ts';
import { visitorSystem } from './visitorSystem.ts';

const root = document.documentElement;
const { pathname, search, hash } = location;
const address = parseAddress(location);
const { route, locale: addressedLocale, query, isHashAddress } = address;

/** Returns the stored locale, otherwise the first supported one of the browser's languages. */
function preferredLocale(): string {
  const wanted = [readPreference('language') ?? '', ...navigator.languages];
  return wanted.map(matchLocale).find(Boolean) ?? defaultLocale;
}

/** Returns a path in lower case, without the final slash and `index.html`, which hosts add or leave out. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/\/(index\.html)?$/, '');
}

const locale = addressedLocale ?? preferredLocale();
const isThisPage =
  root.lang === locale &&
  root.dataset['screen'] === screenOf(route.id) &&
  root.dataset['tool'] === route.tool &&
  root.dataset['app'] === route.app;
const target = pagePath(locale, route);

/** Returns whether a link of the site opened this page. */
function isOpenedByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // Some browsers add the navigation entry later.
  const { type = 'navigate' } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}

/** Shows this page's hash address if the visitor came by a hash address or by a link of the site. */
function restoreAddress(): void {
  const { isRedirected, state } = consumeRedirect();
  const show = (shown: string) => history.replaceState(state, '', shown);
  if (isHashAddress) show(localeRoot(locale) + search + hash);
  else if (!isRedirected && isOpenedByLink() && route.id !== 'notFound') {
    // The panel of a tab is already the parameter `tab`.
    const section = /^#(?!panel-)[a-z][a-z0-9-]*$/.test(hash) ? hash.slice(1) : '';
    const all = new Map(section ? [...query, ['section', section] as const] : query);
    show(hashAddress(locale, route, all));
  } else if (isRedirected) show(pathname + search + hash);
}

const theme = readPreference('theme');
if (theme === 'light' || theme === 'dark') {
  root.dataset['theme'] = theme;
  // Before the browser paints a picture of the other theme.
  const update = () => applyToMedia(theme);
  const parsing = new MutationObserver(update);
  parsing.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    update();
  });
}
root.dataset['system'] = visitorSystem(address);
const tab = query.get('tab');
if (tab !== undefined) root.dataset['requestedTab'] = tab;
// Login components report their version. The help reserves a line for it.
if (query.has('ver')) root.dataset['version'] = '';
root.dataset['script'] = '';
// Login components open these hash addresses in small windows, so hide header and footer. This also applies to unknown
// names, such as `#/help-old`, which show the page for unknown addresses.
if (/^#\/(help|update)-/i.test(hash)) root.dataset['bare'] = '';

recordEarlyInput(document);
followHash();
watchFailures();
if (!isThisPage && plainPath(target) !== plainPath(pathname)) redirectTo(target + search + hash);
// Some hosts answer `/otpqr/check/` with the landing page, but `/otpqr/check/index.html` with the right page.
else if (!isThisPage && !pathname.endsWith('.html'))
  redirectTo(`${target}index.html${search}${hash}`);
else {
  if (isThisPage) restoreAddress();
  // Import only if this page stays: a redirect aborts imports, and Firefox reports each of them as an error.
  importPageScripts();
}
