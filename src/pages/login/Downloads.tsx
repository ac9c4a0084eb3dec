import * as site from '../../../site.config.ts';
import { isFinished, logins } from '../../catalog/logins.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InstallerList } from '../shared/InstallerList.tsx';
import styles from './Downloads.module.css';

/** What the page is for, and what can be had: the store and the installers. */
export function Downloads() {
  const t = useTranslations('catalog');
  return (
    <>
      <p className="lead">{t('loginLead')}</p>
      <h2 className="visually-hidden">{t('downloads')}</h2>
      <div className={styles.downloads}>
        <a href={site.stores.microsoftStore} data-store="microsoft-store" className="button">
          <Icon name="windows" />
          {t('stores.microsoft-store')}
        </a>
        {Object.values(logins)
          .filter(isFinished)
          .map(({ product }) => (
            <InstallerList key={product} product={product} />
          ))}
      </div>
    </>
  );
}
