/**
 * Keeps groups of a table open after a reload or Back. Browsers close them, which shortens the page. Then the restored
 * scroll position would be wrong.
 */
import { readEntry, updateEntry } from './historyEntry.ts';

/**
 * Opens the groups that the history entry lists, and stores in it which groups the visitor opens.
 * @returns a function that stops storing
 */
export function keepOpenGroups(table: HTMLElement): () => void {
  const groups = [...table.querySelectorAll('details')];
  const { openGroups = [], scroll } = readEntry();
  for (const index of openGroups) groups[index]?.setAttribute('open', '');
  // After a reload, the browser has restored the position while the groups were closed. It would keep the text in place
  // that was visible then.
  if (openGroups.length > 0 && scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
  const listening = new AbortController();
  const onToggle = () => {
    const open = groups.flatMap((group, index) => (group.open ? [index] : []));
    updateEntry({ openGroups: open });
  };
  // `toggle` doesn't bubble.
  table.addEventListener('toggle', onToggle, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
