import { type KeyboardEvent, type MouseEvent } from 'react';
import { useLocale } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import { replaceQuery } from '../../client/address.ts';
import { useQuery } from '../../hooks/useAddress.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import { useTabs } from '../../hooks/useTabs.ts';
import { island } from '../../i18n/localized.tsx';
import type { TabOrders } from '../../platform/tabOrders.ts';
import { stepOf } from './arrowKeys.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly subtitle?: string;
  /** The title of the page while the tab is selected. */
  readonly pageTitle?: string;
}

interface TabListProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly orders: TabOrders;
  /** The page's name in the address. */
  readonly name: string;
}

/**
 * Tabs according to the ARIA Authoring Practices: arrow keys, Home and End select a tab. The panels are static
 * (TabPanel.astro). The page's inline style shows the panel that `data-selected` names (src/platform/tabStyle.ts). Each
 * tab is a link to its panel, so that it works before hydration and can open in a new browser tab.
 */
function TabListContent({ label, tabs, orders, name }: TabListProps) {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const query = useQuery();
  const { order, selected } = useTabs(orders, name);
  const ordered = order.flatMap((id) => tabs.filter((tab) => tab.id === id));
  const pageTitle = tabs.find(({ id }) => id === selected)?.pageTitle;
  usePageTitle(pageTitle ?? '', isHydrated && pageTitle !== undefined);

  const select = (id: string) => replaceQuery(new Map(query).set('tab', id));
  const onClick = (event: MouseEvent, id: string) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    select(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    const ends: Readonly<Record<string, string | undefined>> = {
      Home: order[0],
      End: order.at(-1),
    };
    const target =
      step === 0 ? ends[event.key] : order.at((order.indexOf(selected) + step) % order.length);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(`tab-${target}`)?.focus();
    select(target);
  };

  return (
    <div
      role="tablist"
      aria-label={label}
      className={styles.list}
      data-selected={isHydrated ? selected : undefined}
    >
      {ordered.map(({ id, icon, title, subtitle }) => (
        <a
          key={id}
          id={`tab-${id}`}
          role="tab"
          href={`${pageLink(locale, name)}#panel-${id}`}
          className={styles.tab}
          data-tab={id}
          aria-controls={`panel-${id}`}
          aria-selected={id === selected}
          tabIndex={isHydrated && id !== selected ? -1 : undefined}
          onClick={(event) => onClick(event, id)}
          onKeyDown={onKeyDown}
        >
          <Icon name={icon} size={24} />
          <span>
            {title}
            {subtitle && <small className={styles.subtitle}>{subtitle}</small>}
          </span>
        </a>
      ))}
    </div>
  );
}

export const TabList = island(TabListContent);
