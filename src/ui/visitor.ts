import { useSyncExternalStore } from 'react';
import { addressed } from '../platform/names.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System, Visitor } from '../platform/types.ts';

const noChange = () => () => {};

/** Whether script has taken over: false while a document is made and while it is taken over. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

/** The visitor's system by address and browser; undefined while only script could tell. */
export function useVisitorSystem(address: Pick<Visitor, 'category' | 'path'>): System | undefined {
  const scripted = useScripted();
  const [named] = addressed(address).known ?? [];
  return named ?? (scripted ? systemOf(navigator.userAgent, navigator.maxTouchPoints) : undefined);
}
