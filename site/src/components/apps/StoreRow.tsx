import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { type Store, storeAddress, stores } from '../../catalog/stores.ts';
import type { System } from '../../platform/types.ts';
import type { Offer } from '../product/offersOf.ts';
import { PrimaryDownload, PrimaryDownloadFacts } from '../product/PrimaryDownload.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import styles from './StoreRow.module.css';

interface StoreFacts {
  readonly icon: IconName;
  /** The systems whose visitors get their app here. Windows has an installer in addition to its store. */
  readonly systems: readonly System[];
}

const facts: Readonly<Record<Store, StoreFacts>> = {
  'app-store': { icon: 'apple', systems: ['ios', 'macos'] },
  'google-play': { icon: 'android', systems: ['android', 'chromeos'] },
  'microsoft-store': { icon: 'windows', systems: [] },
};

interface StoreRowProps {
  /** The installers for visitors with Windows. */
  readonly offers: readonly Offer[];
  /** The page's name in the address. */
  readonly name: string;
}

/** Links to the stores. By the attributes of `<html>`, the styles make the visitor's one the primary button. */
export function StoreRow({ offers, name }: StoreRowProps) {
  const t = useTranslations('catalog');
  return (
    <nav aria-label={t('stores.label')} className={styles.row}>
      <PrimaryDownload offers={offers} />
      <PrimaryDownloadFacts offers={offers} name={name} />
      {stores.map((store) => (
        <a
          key={store}
          href={storeAddress({ stores: site.stores }, store)}
          data-store={store}
          data-for={facts[store].systems.join(' ')}
          className={`button ${styles.store}`}
        >
          <Icon name={facts[store].icon} />
          <span className={styles.name}>{t(`stores.${store}`)}</span>
          {facts[store].systems.length > 0 && (
            <span className={styles.get}>{t(`get.${store}`)}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
