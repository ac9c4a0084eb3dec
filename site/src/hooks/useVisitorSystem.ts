import { addressed } from '../platform/names.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System } from '../platform/types.ts';
import { useAddress } from './useAddress.ts';

/**
 * The visitor's system: the one that the address names, otherwise the browser's.
 * @param path the page's name in the address
 * @returns undefined until the component is hydrated, unless `path` names a system
 */
export function useVisitorSystem(path: string): System | undefined {
  const address = useAddress();
  const [named] = addressed({ category: address?.query.get('category'), path }).known ?? [];
  return named ?? (address && systemOf(navigator.userAgent, navigator.maxTouchPoints));
}
