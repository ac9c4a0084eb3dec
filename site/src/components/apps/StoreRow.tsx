import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { type Store, storeAddress, stores } from '../../catalog/stores.ts';
import { useQuery } from '../../hooks/useAddress.ts';
import { useTabs } from '../../hooks/useTabs.ts';
import { useVisitorSystem } from '../../hooks/useVisitorSystem.ts';
import { island } from '../../i18n/localized.tsx';
import type { TabOrders } from '../../platform/tabOrders.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import styles from './StoreRow.module.css';

const icons: Readonly<Record<Store, IconName>> = {
  'app-store': 'apple',
  'google-play': 'android',
  'microsoft-store': 'windows',
};

interface StoreRowProps {
  readonly orders: TabOrders;
  /** The store of each tab's app. */
  readonly storeByTab: Readonly<Record<string, Store>>;
  /** The page's name in the address. */
  readonly name: string;
}

/** Links to the stores. The store of the selected tab's app is marked. */
function StoreRowContent({ orders, storeByTab, name }: StoreRowProps) {
  const t = useTranslations('catalog.stores');
  const system = useVisitorSystem(name);
  const { selected } = useTabs(orders, name);
  // On a system without an app no store is marked until the visitor chooses a tab.
  const hasApp = system !== undefined && system !== 'linux' && system !== 'unknown';
  const isMarked = useQuery().has('tab') || hasApp;
  return (
    <nav aria-label={t('label')} className={styles.row}>
      {stores.map((store) => (
        <a
          key={store}
          href={storeAddress({ stores: site.stores }, store)}
          data-store={store}
          data-selected={isMarked && store === storeByTab[selected] ? '' : undefined}
          className={styles.store}
        >
          <Icon name={icons[store]} size={24} />
          <span>
            <strong>{t(store)}</strong>
            <small>{t(`for.${store}`)}</small>
          </span>
        </a>
      ))}
    </nav>
  );
}

export const StoreRow = island(StoreRowContent);
