import { storeCodes } from 'virtual:store-codes';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { System } from '../../platform/types.ts';
import styles from './StoreCode.module.css';

/** Systems of phones, which a visitor at a computer takes up to get the app. */
const phoneSystems: readonly System[] = ['ios', 'android'];

interface StoreCodeProps {
  readonly tab: AppId;
}

/** Takes a visitor at a computer to the app's store on the phone. */
export function StoreCode({ tab }: StoreCodeProps) {
  const t = useTranslations('apps.storeCode');
  const nameOf = useTranslations('catalog.stores');
  const { store, system } = apps[tab];
  if (!phoneSystems.includes(system) || store === 'microsoft-store') return null;
  const name = nameOf(store);
  return (
    <aside className={styles.code}>
      <img
        className={styles.card}
        src={storeCodes[store]}
        alt={t('title', { store: name })}
        loading="lazy"
      />
      <p>{t('text', { store: name })}</p>
    </aside>
  );
}
