import { type System, systems } from './types.ts';

/** The tabs of a page in the order for a system, and the tab that is selected at first. */
export interface TabOrder {
  readonly order: readonly string[];
  readonly selected: string;
}

export type TabOrders = Readonly<Record<System, TabOrder>>;

/** Returns the orders for all systems as plain data, which can be an island's prop. */
export function tabOrders(orderFor: (system: System) => TabOrder): TabOrders {
  return Object.fromEntries(systems.map((system) => [system, orderFor(system)])) as TabOrders;
}
