/**
 * A hash address is loaded as one page and replaced by another, so the browser forgets how far the visitor had
 * scrolled. This module keeps the position in the history entry and restores it.
 */

interface EntryState {
  readonly scroll?: number;
}

/** How far the present history entry was scrolled, in CSS pixels; 0 if it is new. */
function storedScroll(): number {
  return (history.state as EntryState | null)?.scroll ?? 0;
}

/** Stores the scroll position in the present history entry whenever scrolling ends. */
export function keepScroll(): void {
  // At `pagehide` it would be too late: browsers have then read the entry for a reload.
  addEventListener('scrollend', () => {
    history.replaceState({ ...(history.state as EntryState | null), scroll: scrollY }, '');
  });
}

/** Scrolls to where the present history entry was left. */
export function restoreScroll(): void {
  const top = storedScroll();
  if (top > 0) scrollTo({ top, behavior: 'instant' });
}
