import type { TabOrders } from './tabOrders.ts';
import { type System, systems } from './types.ts';

/** The tabs before they are hydrated. From then on the tab list has `data-selected`. */
const waiting = '[data-tabs]:not(:has(>*>[data-selected]))';

function rootsOf(chosen: readonly System[]): string {
  return `:root:is(${chosen.map((system) => `[data-system=${system}]`).join()})`;
}

function orderRules(tab: string, orders: TabOrders): string[] {
  return orders.unknown.order.flatMap((_, index) => {
    const chosen = systems.filter((system) => orders[system].order[index] === tab);
    return chosen.length === 0
      ? []
      : [`${rootsOf(chosen)} ${waiting} [data-tab=${tab}]{order:${index}}`];
  });
}

/** Selects a tab until a press on another one, before the tabs are hydrated, makes that panel the target. */
function selectedRule(root: string, tab: string): string {
  return (
    `${root} ${waiting} [data-tab=${tab}]{--tab-color:var(--text);--tab-line:var(--accent)}` +
    `${root} ${waiting}:not(:has(>:target))>[data-panel=${tab}]{display:block}`
  );
}

/**
 * Returns the style that orders and selects tabs by the visitor's system from the first paint on. The script
 * in the head sets the system (`data-system`) and the tab that the address asks for (`data-asked-tab`) on
 * `<html>`. Once the tabs are hydrated, the style only shows the panel of the selected tab. It isn't in a cascade
 * layer: in the head it would come before the statement that orders the layers.
 */
export function tabStyle(orders: TabOrders): string {
  const tabs = orders.unknown.order;
  const asked = tabs.map((tab) => `[data-asked-tab=${tab}]`).join();
  const rules = tabs.flatMap((tab) => {
    const own = systems.filter((system) => orders[system].selected === tab);
    return [
      ...orderRules(tab, orders),
      ...(own.length === 0 ? [] : [selectedRule(`${rootsOf(own)}:not(${asked})`, tab)]),
      selectedRule(`:root[data-asked-tab=${tab}]`, tab),
      `[data-tabs]:has(>*>[data-selected=${tab}])>[data-panel=${tab}]{display:block}`,
    ];
  });
  return rules.join('');
}
