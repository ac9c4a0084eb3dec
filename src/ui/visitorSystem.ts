import { addressed } from '../platform/names.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System, Visitor } from '../platform/types.ts';

/** The visitor's system: what the address names, else what the browser says it runs on. */
export function visitorSystem(address: Pick<Visitor, 'category' | 'path'>): System {
  const [named] = addressed(address).known ?? [];
  return named ?? systemOf(navigator.userAgent, navigator.maxTouchPoints);
}
