import { useSyncExternalStore } from 'react';
import { addressed } from '../platform/names.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System } from '../platform/types.ts';

const noChange = () => () => {};

/** Whether script has taken over: false while a document is made and while it is taken over. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

/** The visitor's system by category and browser; unknown until script has taken over. */
export function useVisitorSystem(category: string | undefined): System {
  const scripted = useScripted();
  if (!scripted) return 'unknown';
  const [named] = addressed({ ...(category !== undefined && { category }) }).known ?? [];
  return named ?? systemOf(navigator.userAgent, navigator.maxTouchPoints);
}
