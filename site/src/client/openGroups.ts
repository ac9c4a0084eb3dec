interface EntryState {
  /** The places of the open groups among all of the table. */
  readonly openGroups?: readonly number[];
}

/**
 * Keeps in the history entry which groups of a table are open, because browsers forget it: after a reload or
 * Back, the scroll position would be another place.
 * @returns a function that stops it
 */
export function keepOpenGroups(table: HTMLElement): () => void {
  const groups = [...table.querySelectorAll('details')];
  const { openGroups = [] } = (history.state ?? {}) as EntryState;
  for (const place of openGroups) groups[place]?.setAttribute('open', '');
  const listening = new AbortController();
  const onToggle = () => {
    const open = groups.flatMap((group, place) => (group.open ? [place] : []));
    history.replaceState({ ...(history.state as EntryState | null), openGroups: open }, '');
  };
  // `toggle` doesn't bubble.
  table.addEventListener('toggle', onToggle, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
