/**
 * Runs in the head of every page before the first paint. It redirects to the page that the address asks for,
 * and sets the attributes of `<html>` that the styles read: theme, system and requested tab.
 */
import { hashAddress, localeRoot, pagePath, parseAddress } from '../addresses.ts';
import { defaultLocale, matchLocale } from '../i18n/locales.ts';
import { keepEarlyInput } from './earlyInput.ts';
import { showFailures } from './failures.ts';
import { followHash } from './hash.ts';
import { readPreference } from './preferences.ts';
import { redirectTo, takeRedirect } from './redirect.ts';
import { visitorSystem } from './visitorSystem.ts';

const root = document.documentElement;
const { pathname, search, hash } = location;
const address = parseAddress(location);
const { route, locale: addressedLocale, query, isHashAddress } = address;

/** The stored locale, otherwise the first of the browser's languages that the site has. */
function preferredLocale(): string {
  const wanted = [readPreference('language') ?? '', ...navigator.languages];
  return wanted.map(matchLocale).find(Boolean) ?? defaultLocale;
}

/** A path without the parts that hosts add or leave out: case, the last slash, `index.html`. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/\/(index\.html)?$/, '');
}

const locale = addressedLocale ?? preferredLocale();
const isThisPage =
  root.lang === locale &&
  root.dataset['screen'] === route.id &&
  root.dataset['tool'] === route.tool &&
  root.dataset['app'] === route.app;
const target = pagePath(locale, route);

/** Whether a press on a link of the site opened this page. */
function isOpenedByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // Some browsers report the navigation only later.
  const { type = 'navigate' } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}

/** Shows the hash address of this page if the visitor came by one or by a link of the site. */
function restoreAddress(): void {
  const { isRedirected, state } = takeRedirect();
  const show = (shown: string) => history.replaceState(state, '', shown);
  if (isHashAddress) show(localeRoot(locale) + search + hash);
  else if (!isRedirected && isOpenedByLink() && route.id !== 'notFound') {
    const section = /^#[a-z][a-z0-9-]*$/.test(hash) && !query.has('tab') ? hash.slice(1) : '';
    const all = new Map(section ? [...query, ['section', section] as const] : query);
    show(hashAddress(locale, route, all));
  } else if (isRedirected) show(pathname + search + hash);
}

const theme = readPreference('theme');
if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
root.dataset['system'] = visitorSystem(address);
const tab = query.get('tab');
if (tab !== undefined) root.dataset['askedTab'] = tab;
root.dataset['script'] = '';
// Such a hash has neither header nor footer, even if it names no page (specification, section 2).
if (/^#\/(help|update)-/i.test(hash)) root.dataset['bare'] = '';

keepEarlyInput(document);
followHash();
showFailures();
if (isThisPage) restoreAddress();
else if (plainPath(target) !== plainPath(pathname)) redirectTo(target + search + hash);
// Some hosts answer every path of a folder with the landing page, but have the page's file.
else if (!pathname.endsWith('.html')) redirectTo(`${target}index.html${search}${hash}`);
