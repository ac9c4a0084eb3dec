import { useTranslations } from 'use-intl';
import { storeCodeAddress } from '../../catalog/storeCodes.ts';
import { phoneStores } from '../../catalog/stores.ts';
import { Link } from '../ui/Link.tsx';
import styles from './LinuxNote.module.css';

interface LinuxNoteProps {
  /** Whether visitors on other systems see the note, too. */
  readonly isAlways: boolean;
}

/** Tells visitors on Linux that there is no app for it, with QR codes of the stores for their phones. */
export function LinuxNote({ isAlways }: LinuxNoteProps) {
  const t = useTranslations('apps');
  const nameOf = useTranslations('catalog.stores');
  return (
    <aside className={styles.note} data-testid="no-app" data-always={isAlways ? '' : undefined}>
      <div>
        <p>
          <strong>{t('noApp.text')}</strong>
        </p>
        <p className={styles.scan}>{t('noApp.scan')}</p>
        <p>
          <Link to="logon" query={[['category', 'linux']]}>
            {t('noApp.login')}
          </Link>
        </p>
      </div>
      <div className={styles.codes}>
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
      </div>
    </aside>
  );
}
