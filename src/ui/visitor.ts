import { createContext, use } from 'react';
import { addressed } from '../platform/names.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System, Visitor } from '../platform/types.ts';

/** Whether script has taken over; false while a document is made and while it is taken over. */
export const ScriptedContext = createContext(true);

/** Whether script has taken over: parts that depend on it are drawn again then. */
export function useScripted(): boolean {
  return use(ScriptedContext);
}

/** The visitor's system by address and browser; undefined while only script could tell. */
export function useVisitorSystem(address: Pick<Visitor, 'category' | 'path'>): System | undefined {
  const scripted = useScripted();
  const [named] = addressed(address).known ?? [];
  return named ?? (scripted ? systemOf(navigator.userAgent, navigator.maxTouchPoints) : undefined);
}
