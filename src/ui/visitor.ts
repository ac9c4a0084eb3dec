import { createContext, use } from 'react';
import { addressed } from '../platform/names.ts';
import type { System, Visitor } from '../platform/types.ts';
import { visitorSystem } from './visitorSystem.ts';

/** Whether the page is hydrated; false while it is rendered at build and while it is hydrated. */
export const ScriptedContext = createContext(true);

/** Whether the page is hydrated: what only the browser knows is rendered from then on. */
export function useScripted(): boolean {
  return use(ScriptedContext);
}

/** The visitor's system by address and browser; undefined while only script could tell. */
export function useVisitorSystem(address: Pick<Visitor, 'category' | 'path'>): System | undefined {
  const scripted = useScripted();
  const [named] = addressed(address).known ?? [];
  return named ?? (scripted ? visitorSystem(address) : undefined);
}
