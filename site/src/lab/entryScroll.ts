/**
 * Restores the scroll position after Back or Forward in the lab. The browser can't: the tool or table of the history
 * entry may have to load first, and until then the page is too short.
 */
import { readEntry } from '../client/historyEntry.ts';

/** The position to restore, in CSS pixels. 0 once the visitor scrolls, presses or types. */
let targetTop = 0;

function forgetPosition(): void {
  targetTop = 0;
}

/** Reads the position that client/scroll.ts stored in the history entry. */
function readPosition({ state }: PopStateEvent): void {
  targetTop = readEntry(state).scroll ?? 0;
}

/** Watches for Back and Forward. Returns a function that stops watching. */
export function watchHistory(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('popstate', readPosition, { signal });
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, forgetPosition, { passive: true, signal });
  return () => listening.abort();
}

/** Scrolls to the position of the history entry. Call it after content was added to the page. */
export function restoreEntryScroll(): void {
  if (targetTop > 0) scrollTo({ top: targetTop, behavior: 'instant' });
}
