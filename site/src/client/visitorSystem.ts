import type { Address } from '../addresses.ts';
import { addressed } from '../platform/names.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System } from '../platform/types.ts';

/** The visitor's system: the one that the address names, otherwise the browser's. */
export function visitorSystem({ route, query }: Address): System {
  const [named] = addressed({ category: query.get('category'), path: route.name }).known ?? [];
  return named ?? systemOf(navigator.userAgent, navigator.maxTouchPoints);
}
