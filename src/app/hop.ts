/** How long a document that is being left stays hidden, in milliseconds. */
const patience = 2000;
const key = 'hop';

/** The address that was left for, and the state of its history entry. */
type Hop = readonly [target?: string, state?: unknown];

/** Session storage may be closed: then a hop loses how far the page was scrolled. */
function keep(hop: Hop): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(hop));
  } catch {
    // Nothing else is lost.
  }
}

function take(): Hop {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(value ?? '[]') as Hop;
  } catch {
    return [];
  }
}

/**
 * Goes to another document of the site, with the address's query and hash. The present one, which
 * browsers parse and paint meanwhile, is hidden.
 * @param path the path of the document
 * @param stay called where the document is still here, and whole, after two seconds, which show it
 * again
 */
export function leaveFor(path: string, stay: () => void): void {
  const { style } = document.documentElement;
  const target = path + location.search + location.hash;
  keep([target, history.state]);
  style.display = 'none';
  const show = () => style.removeProperty('display');
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  setTimeout(() => {
    show();
    // Chromium reads no further in a document that is being left: there may be nothing to start.
    const isWhole = document.readyState !== 'loading' && document.querySelector('#root');
    if (isWhole) stay();
  }, patience);
  location.replace(target);
}

/**
 * Takes over the history entry's state from the document that came here by `leaveFor`, and puts back
 * the address that was asked for.
 * @param root the path that the address's hash stood at; undefined where the address stays
 */
export function arriveAt(root: string | undefined): void {
  const { pathname, search, hash } = location;
  const [target, state] = take();
  const isHere = target === pathname + search + hash;
  if (isHere || root !== undefined)
    history.replaceState(isHere ? state : history.state, '', (root ?? pathname) + search + hash);
}
