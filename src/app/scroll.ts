/** Scroll positions of this tab's history entries, by the entry's number. */
const positions = new Map<number, number>();
let presentEntry = 0;
let nextEntry = 1;

interface EntryState {
  readonly entry?: number;
  readonly scroll?: number;
}

function asState(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Numbers the history entry that is shown from now on, so that its scroll position can be found again.
 * Returns whether another one was come back to.
 */
export function stampEntry(): boolean {
  const state = asState(history.state);
  const isOther = state.entry !== undefined && state.entry !== presentEntry;
  presentEntry = state.entry ?? nextEntry;
  nextEntry = Math.max(nextEntry, presentEntry + 1);
  if (state.entry === undefined) history.replaceState({ ...state, entry: presentEntry }, '');
  return isOther;
}

/** Notes how far the entry that is being left is scrolled. */
export function rememberScroll(): void {
  positions.set(presentEntry, scrollY);
}

/** Notes it in the entry itself, which survives a reload; not while another one is being loaded. */
export function keepScroll(): void {
  const state = asState(history.state);
  if (state.entry !== presentEntry) return;
  rememberScroll();
  history.replaceState({ ...state, scroll: scrollY }, '');
}

/** How far a history entry was scrolled, in CSS pixels. */
export function scrollOf(state: unknown): number {
  const { entry, scroll } = asState(state);
  return positions.get(entry ?? -1) ?? scroll ?? 0;
}
