/**
 * Restores how far a history entry of the lab was scrolled. When Back leads to it, its tool or table may have to
 * load first, and the browser would scroll a page that is still too short.
 */

/** The position of the history entry in CSS pixels, until the visitor scrolls or presses. */
let wanted = 0;

function forget(): void {
  wanted = 0;
}

/** Reads the position of the history entry that Back or Forward leads to (client/scroll.ts stores it). */
function readPosition({ state }: PopStateEvent): void {
  wanted = (state as { readonly scroll?: number } | null)?.scroll ?? 0;
}

/** Watches the history while the lab is shown. Returns how to stop it. */
export function watchEntries(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('popstate', readPosition, { signal });
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, forget, { passive: true, signal });
  return () => listening.abort();
}

/** Scrolls to the position of the history entry. Call it whenever content has been added to the page. */
export function restoreEntryScroll(): void {
  if (wanted > 0) scrollTo({ top: wanted, behavior: 'instant' });
}
