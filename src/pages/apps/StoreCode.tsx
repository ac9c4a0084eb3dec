import * as site from '../../../site.config.ts';
import { apps } from '../../catalog/apps.ts';
import { storeAddress } from '../../catalog/stores.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { AppTab } from '../../platform/appTabs.ts';
import { QrCode } from '../../qr/QrCode.tsx';
import styles from './StoreCode.module.css';

/** Apps that live on something other than the computer that a visitor may sit at. */
const elsewhere: ReadonlySet<AppTab> = new Set<AppTab>(['ios', 'ios-widget', 'watchos', 'android']);

interface StoreCodeProps {
  readonly tab: AppTab;
}

/** Takes a visitor at a computer to the app's store on the phone; drawn into the document. */
export function StoreCode({ tab }: StoreCodeProps) {
  const t = useTranslations('catalog');
  if (!elsewhere.has(tab)) return null;
  const { store } = apps[tab];
  const name = t(`stores.${store}`);
  return (
    <aside className={styles.code}>
      <div className={styles.card}>
        <QrCode
          value={storeAddress({ stores: site.stores }, store)}
          size={120}
          margin={0}
          title={t('storeCode.title', { store: name })}
        />
      </div>
      <p>{t('storeCode.text', { store: name })}</p>
    </aside>
  );
}
