/**
 * Returns visitors to where they were on the page after Back or a reload. Hash addresses redirect to another page,
 * so browsers lose the position. This module stores it in the history entry.
 */

interface EntryState {
  readonly scroll?: number;
}

/** Returns the stored scroll position of the current history entry in CSS pixels, or 0 if it has none. */
function storedScroll(): number {
  return (history.state as EntryState | null)?.scroll ?? 0;
}

/** Stores the scroll position in the current history entry whenever scrolling ends. */
export function keepScroll(): void {
  // `pagehide` is too late: for a reload, browsers read the entry before it.
  addEventListener('scrollend', () => {
    history.replaceState({ ...(history.state as EntryState | null), scroll: scrollY }, '');
  });
}

/** Scrolls to the stored position of the current history entry. */
export function restoreScroll(): void {
  const top = storedScroll();
  if (top > 0) scrollTo({ top, behavior: 'instant' });
}
