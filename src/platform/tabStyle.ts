import { type System, systems } from './types.ts';

/** The tabs of a page in the order for a system, and the one that is selected. */
export interface TabOrder {
  readonly order: readonly string[];
  readonly selected: string;
}

function rootsOf(chosen: readonly System[]): string {
  return `:root:is(${chosen.map((system) => `[data-system=${system}]`).join()})`;
}

function placeRules(tab: string, orderFor: (system: System) => TabOrder): string[] {
  return orderFor('unknown').order.flatMap((_, place) => {
    const there = systems.filter((system) => orderFor(system).order[place] === tab);
    return there.length === 0
      ? []
      : [`${rootsOf(there)} [data-tabs] [data-tab=${tab}]{order:${place}}`];
  });
}

function selectedRule(root: string, tab: string): string {
  return (
    `${root} [data-tabs] [data-tab=${tab}]{--tab-color:var(--text);--tab-line:var(--accent)}` +
    `${root} [data-tabs]:not(:has(>:target))>[data-panel=${tab}]{display:block}`
  );
}

/**
 * Style that orders and selects tabs by the visitor's system before they are hydrated. The script in
 * the head names the system (`data-system`) and the tab that the address asks for (`data-asked-tab`).
 */
export function tabStyle(orderFor: (system: System) => TabOrder): string {
  const { order: tabs } = orderFor('unknown');
  const asked = tabs.map((tab) => `[data-asked-tab=${tab}]`).join();
  const rules = tabs.flatMap((tab) => {
    const own = systems.filter((system) => orderFor(system).selected === tab);
    return [
      ...placeRules(tab, orderFor),
      ...(own.length === 0 ? [] : [selectedRule(`${rootsOf(own)}:not(${asked})`, tab)]),
      selectedRule(`:root[data-asked-tab=${tab}]`, tab),
    ];
  });
  return `@layer components{${rules.join('')}}`;
}
