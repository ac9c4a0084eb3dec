/** Keeps groups of a table open after a reload or Back. Browsers close them, which shortens the page, so the restored scroll position would be wrong. */

interface EntryState {
  /** The indexes of the open groups among all groups of the table, from 0. */
  readonly openGroups?: readonly number[];
}

/**
 * Opens the groups that the history entry lists, and stores in it which groups the visitor opens.
 * @returns a function that stops storing
 */
export function keepOpenGroups(table: HTMLElement): () => void {
  const groups = [...table.querySelectorAll('details')];
  const { openGroups = [] } = (history.state ?? {}) as EntryState;
  for (const index of openGroups) groups[index]?.setAttribute('open', '');
  const listening = new AbortController();
  const onToggle = () => {
    const open = groups.flatMap((group, index) => (group.open ? [index] : []));
    history.replaceState({ ...(history.state as EntryState | null), openGroups: open }, '');
  };
  // `toggle` doesn't bubble.
  table.addEventListener('toggle', onToggle, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
