import type { TabOrder, TabOrders } from '../platform/tabOrders.ts';
import { useQuery } from './useAddress.ts';
import { useVisitorSystem } from './useVisitorSystem.ts';

/**
 * The tabs of a page in the order for the visitor's system. The tab that the address asks for is selected,
 * otherwise the system's.
 * @param path the page's name in the address
 */
export function useTabs(orders: TabOrders, path: string): TabOrder {
  const asked = useQuery().get('tab');
  const { order, selected } = orders[useVisitorSystem(path) ?? 'unknown'];
  return { order, selected: order.find((tab) => tab === asked) ?? selected };
}
