import { systemInAddress } from '../platform/systemInAddress.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System } from '../platform/types.ts';
import { useAddress } from './useAddress.ts';

/**
 * Returns the system that the address names, otherwise the browser's. Until the component is hydrated, only `path`
 * can name a system; if it doesn't, returns undefined.
 * @param path the page's name in the address
 */
export function useVisitorSystem(path: string): System | undefined {
  const address = useAddress();
  const [namedSystem] =
    systemInAddress({ category: address?.query.get('category'), path }).found ?? [];
  return namedSystem ?? (address && systemOf(navigator.userAgent, navigator.maxTouchPoints));
}
