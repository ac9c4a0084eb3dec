/** What the site stores in an entry of the browser's history. It survives reloads, Back and Forward. */
export interface HistoryEntry {
  /** The scroll position in CSS pixels. */
  readonly scroll?: number;
  /** The indexes of the open groups among all groups of the page's table, from 0. */
  readonly openGroups?: readonly number[];
}

/** Returns the stored data of a history entry. The default is the current entry. */
export function readEntry(state: unknown = history.state): HistoryEntry {
  return (state as HistoryEntry | null) ?? {};
}

/** Stores values in the current entry, and leaves its other values unchanged. */
export function updateEntry(values: HistoryEntry): void {
  history.replaceState({ ...readEntry(), ...values }, '');
}
