import type { TabOrder, TabOrders } from '../platform/tabOrders.ts';
import { useQuery } from './useAddress.ts';
import { useVisitorSystem } from './useVisitorSystem.ts';

/**
 * Returns the tabs in the order for the visitor's system. The selected tab is the one that the address names,
 * otherwise the system's.
 * @param pageName in the address, such as `windows`
 */
export function useTabs(orders: TabOrders, pageName: string): TabOrder {
  const requested = useQuery().get('tab');
  const { order, selected } = orders[useVisitorSystem(pageName) ?? 'unknown'];
  return { order, selected: order.find((tab) => tab === requested) ?? selected };
}
