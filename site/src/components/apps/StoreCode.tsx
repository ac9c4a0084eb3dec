import { useTranslations } from 'use-intl';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { storeCodeAddress } from '../../catalog/storeCodes.ts';
import { localized } from '../../i18n/localized.tsx';
import type { System } from '../../platform/types.ts';
import styles from './StoreCode.module.css';

const phoneSystems: readonly System[] = ['ios', 'android'];

interface StoreCodeProps {
  readonly tab: AppId;
}

function StoreCodeContent({ tab }: StoreCodeProps) {
  const t = useTranslations('apps.storeCode');
  const nameOf = useTranslations('catalog.stores');
  const { store, system } = apps[tab];
  if (!phoneSystems.includes(system) || store === 'microsoft-store') return null;
  const name = nameOf(store);
  return (
    <aside className={styles.code}>
      <img
        className={styles.card}
        src={storeCodeAddress(store)}
        alt={t('title', { store: name })}
        loading="lazy"
      />
      <p>{t(`text.${store}`)}</p>
    </aside>
  );
}

/** A QR code that opens the app's store page on the phone of a visitor at a computer. */
export const StoreCode = localized(StoreCodeContent);
