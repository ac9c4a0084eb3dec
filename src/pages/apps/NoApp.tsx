import { storeCodes } from 'virtual:store-codes';
import { phoneStores } from '../../catalog/stores.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './NoApp.module.css';

/** Tells visitors on Linux that there is no app for it, and how a phone does it instead. */
export function NoApp() {
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
            src={storeCodes[store]}
            alt={t('storeCode.title', { store: nameOf(store) })}
            loading="lazy"
          />
          <figcaption>{nameOf(store)}</figcaption>
        </figure>
      ))}
    </aside>
  );
}
