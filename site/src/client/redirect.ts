/**
 * Redirects between pages, so that an old link such as `/#/app` opens its page without showing another one first.
 * Public addresses name the page in the hash, which hosts don't see (docs/vendor/addresses.md).
 */

/** How long the page stays hidden while the other one loads, in milliseconds. */
const maxHiddenTime = 2000;

const key = 'redirect';

/**
 * Stores a text for the next page. If the browser blocks storage, the redirect works, but loses the scroll position.
 */
function store(value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
}

/** Returns the stored text and deletes it. */
function consumeStored(): string {
  try {
    const value = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return '';
  }
}

/**
 * Replaces this page by another one of the site. Hides it until then, because browsers continue to parse and
 * paint it.
 * @param target the path, query and hash of the other page
 * @param state the state of the history entry on the other page
 * @example redirectTo('/ko-KR/server/#/server', { scroll: 900 })
 */
export function redirectTo(target: string, state: unknown = history.state): void {
  store(JSON.stringify([target, state]));
  const { style } = document.documentElement;
  style.display = 'none';
  const show = () => style.removeProperty('display');
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  // The host may not answer, or its answer may not be a page.
  setTimeout(show, maxHiddenTime);
  if (new URL(target, location.href).pathname !== location.pathname) location.replace(target);
  else {
    // If only the hash differs, as from `/#/server` to `/#/`, `location.replace` doesn't load the page.
    history.replaceState(history.state, '', target);
    location.reload();
  }
}

/**
 * Reads and deletes what `redirectTo` stored.
 * @returns whether it redirected to this page, and the state that this page's history entry should have
 */
export function consumeRedirect(): { readonly isRedirected: boolean; readonly state: unknown } {
  const { pathname, search, hash } = location;
  const [target, state] = JSON.parse(consumeStored() || '[]') as [string?, unknown?];
  const isRedirected = target === pathname + search + hash;
  return { isRedirected, state: isRedirected ? state : history.state };
}
