import { useSyncExternalStore } from 'react';
import type { Run } from './run.ts';

/** The test of the visit: in memory, so that it waits while other pages are looked at. */
let present: Run | undefined;
const listeners = new Set<() => void>();

/** Asks before the page, and the answers with it, are gone. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Replaces the test by what comes of it. */
export function changeRun(change: (run: Run | undefined) => Run | undefined): void {
  present = change(present);
  if (present && present.steps.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The test of the visit; undefined until one is started. */
export function useRun(): Run | undefined {
  return useSyncExternalStore(
    subscribe,
    () => present,
    () => undefined,
  );
}
