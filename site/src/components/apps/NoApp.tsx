import { useTranslations } from 'use-intl';
import { storeCodeAddress } from '../../catalog/storeCodes.ts';
import { phoneStores } from '../../catalog/stores.ts';
import { localized } from '../../i18n/localized.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './NoApp.module.css';

function NoAppContent() {
  const t = useTranslations('apps');
  const nameOf = useTranslations('catalog.stores');
  return (
    <aside className={styles.note} data-testid="no-app">
      <div>
        <p>{t('noApp.text')}</p>
        <p>
          <Link to="logon" query={[['category', 'linux']]}>
            {t('noApp.login')}
          </Link>
        </p>
      </div>
      {phoneStores.map((store) => (
        <figure key={store}>
          <img
            src={storeCodeAddress(store)}
            alt={t('storeCode.title', { store: nameOf(store) })}
            loading="lazy"
          />
          <figcaption>{nameOf(store)}</figcaption>
        </figure>
      ))}
    </aside>
  );
}

/** Tells visitors on Linux that there is no app for it, with QR codes of the stores for their phones. */
export const NoApp = localized(NoAppContent);
