import { useSyncExternalStore } from 'react';
import type { TestRun } from './testRun.ts';

/** The current test. It is outside of React, so that it survives a switch to another tool. */
let current: TestRun | undefined;
const listeners = new Set<() => void>();

/** Makes the browser ask before the page closes, because the answers would be lost. */
function confirmUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Changes the current test. Returning undefined ends it. */
export function changeTestRun(change: (run: TestRun | undefined) => TestRun | undefined): void {
  current = change(current);
  if (current && current.steps.size > 0) addEventListener('beforeunload', confirmUnload);
  else removeEventListener('beforeunload', confirmUnload);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current test; undefined if there is none. */
export function useTestRun(): TestRun | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
