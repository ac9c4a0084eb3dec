/** Puts the tab for the visitor's system first before the first paint, so that no tab moves or changes later. */
import type { TabOrders } from './tabOrders.ts';
import { type System, systems } from './types.ts';

/** Selects tabs that aren't hydrated yet. Hydration adds `data-selected` to the tab list. */
const unhydrated = '[data-tabs]:not(:has(>*>[data-selected]))';

function rootsOf(chosen: readonly System[]): string {
  return `:root:is(${chosen.map((system) => `[data-system=${system}]`).join()})`;
}

function orderRules(tab: string, orders: TabOrders): string[] {
  return orders.unknown.order.flatMap((_, index) => {
    const chosen = systems.filter((system) => orders[system].order[index] === tab);
    return chosen.length === 0
      ? []
      : [`${rootsOf(chosen)} ${unhydrated} [data-tab=${tab}]{order:${index}}`];
  });
}

/**
 * Marks a tab and shows its panel before hydration. Pressing another tab makes that tab's panel the `:target`, which
 * overrides this rule.
 */
function selectedRule(root: string, tab: string): string {
  return (
    `${root} ${unhydrated} [data-tab=${tab}]{--tab-color:var(--text);--tab-line:var(--text)}` +
    `${root} ${unhydrated}:not(:has(>:target))>[data-panel=${tab}]{display:block}`
  );
}

/**
 * Returns the style that puts the tab for the visitor's system first and selects it. The head script sets the system
 * (`data-system`) and the requested tab (`data-requested-tab`) on `<html>`. After hydration, the style only shows the
 * panel of the selected tab. It isn't in a cascade layer, because in the head it would precede the statement that
 * orders the layers.
 */
export function tabStyle(orders: TabOrders): string {
  const tabs = orders.unknown.order;
  const requested = tabs.map((tab) => `[data-requested-tab=${tab}]`).join();
  const rules = tabs.flatMap((tab) => {
    const preselecting = systems.filter((system) => orders[system].selected === tab);
    return [
      ...orderRules(tab, orders),
      ...(preselecting.length === 0
        ? []
        : [selectedRule(`${rootsOf(preselecting)}:not(${requested})`, tab)]),
      selectedRule(`:root[data-requested-tab=${tab}]`, tab),
      `[data-tabs]:has(>*>[data-selected=${tab}])>[data-panel=${tab}]{display:block}`,
    ];
  });
  return rules.join('');
}
