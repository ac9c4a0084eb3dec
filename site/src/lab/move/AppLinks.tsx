import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';
import { appNameInList } from '../../i18n/appNames.ts';
import { appsWithMovePage } from '../../routes.ts';
import styles from './AppLinks.module.css';

/** Links to the pages of the apps. */
export function AppLinks() {
  const t = useTranslations('labMove');
  const locale = useLocale();
  return (
    <nav className={styles.apps} aria-labelledby="move-apps">
      <h2 id="move-apps">{t('appLinks')}</h2>
      <ul>
        {appsWithMovePage.map((app) => (
          <li key={app}>
            <Link
              to="otpqr"
              query={[
                ['tool', 'move'],
                ['app', app],
              ]}
            >
              {appNameInList(locale, app)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
