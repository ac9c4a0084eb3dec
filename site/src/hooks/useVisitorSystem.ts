import { systemInAddress } from '../platform/systemInAddress.ts';
import { systemOf } from '../platform/systemOf.ts';
import type { System } from '../platform/types.ts';
import { useAddress } from './useAddress.ts';

/**
 * Returns the system that the address names, otherwise the browser's. Until the component is hydrated, only `pageName`
 * can name a system; if it doesn't, returns undefined.
 * @param pageName in the address, such as `windows`
 */
export function useVisitorSystem(pageName: string): System | undefined {
  const address = useAddress();
  const [namedSystem] =
    systemInAddress({ category: address?.query.get('category'), pageName }).found ?? [];
  return namedSystem ?? (address && systemOf(navigator.userAgent, navigator.maxTouchPoints));
}
