/**
 * Returns visitors to where they were on the page after Back or a reload. Hash addresses redirect to another page,
 * so browsers lose the position. This module stores it in the history entry.
 */
import { readEntry, updateEntry } from './historyEntry.ts';

/** Stores the scroll position in the current history entry whenever scrolling ends. */
export function keepScroll(): void {
  // `pagehide` is too late: for a reload, browsers read the entry before it.
  addEventListener('scrollend', () => updateEntry({ scroll: scrollY }));
}

/** Scrolls to the stored position of the current history entry. */
export function restoreScroll(): void {
  const { scroll: top = 0 } = readEntry();
  if (top > 0) scrollTo({ top, behavior: 'instant' });
}
