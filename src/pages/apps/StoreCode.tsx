import { storeCodes } from 'virtual:store-codes';
import { apps } from '../../catalog/apps.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { AppTab } from '../../platform/appTabs.ts';
import styles from './StoreCode.module.css';

/** Apps that live on something other than the computer that a visitor may sit at. */
const elsewhere: ReadonlySet<AppTab> = new Set<AppTab>(['ios', 'ios-widget', 'watchos', 'android']);

interface StoreCodeProps {
  readonly tab: AppTab;
}

/** Takes a visitor at a computer to the app's store on the phone. */
export function StoreCode({ tab }: StoreCodeProps) {
  const t = useTranslations('catalog');
  const { store } = apps[tab];
  if (!elsewhere.has(tab) || store === 'microsoft-store') return null;
  const name = t(`stores.${store}`);
  return (
    <aside className={styles.code}>
      <img
        className={styles.card}
        src={storeCodes[store]}
        alt={t('storeCode.title', { store: name })}
        loading="lazy"
      />
      <p>{t('storeCode.text', { store: name })}</p>
    </aside>
  );
}
