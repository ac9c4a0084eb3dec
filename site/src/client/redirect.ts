/**
 * Hash addresses (`/#/app`) are the site's public addresses (specification, section 2), but each page is a
 * document of its own. This module leads from one to the other, so that an old link opens its page without
 * showing another one first.
 */

/** How long a page stays hidden while another one loads, in milliseconds. */
const patience = 2000;

const key = 'redirect';

/** Session storage may be closed. Then a redirect loses the scroll position and nothing else. */
function store(value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

function takeStored(): string {
  try {
    const value = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return '';
  }
}

/**
 * Replaces this page by another one of the site. Hides it meanwhile, because browsers go on parsing and
 * painting it.
 * @param target path, query and hash of the other page
 * @param state the state that the history entry gets there, for example `{ scroll: 900 }`
 */
export function redirectTo(target: string, state: unknown = history.state): void {
  store(JSON.stringify([target, state]));
  const { style } = document.documentElement;
  style.display = 'none';
  const show = () => style.removeProperty('display');
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  // The host may not answer, or answer without a page.
  setTimeout(show, patience);
  if (new URL(target, location.href).pathname !== location.pathname) location.replace(target);
  else {
    // Only the hash differs, for example from `/#/server` to `/#/`: `replace` would load nothing.
    history.replaceState(history.state, '', target);
    location.reload();
  }
}

/** Returns the state of the history entry that led here by `redirectTo`, and whether it did. */
export function takeRedirect(): { readonly isRedirected: boolean; readonly state: unknown } {
  const { pathname, search, hash } = location;
  const [target, state] = JSON.parse(takeStored() || '[]') as [string?, unknown?];
  const isRedirected = target === pathname + search + hash;
  return { isRedirected, state: isRedirected ? state : history.state };
}
