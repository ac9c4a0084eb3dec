import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';
import { appNameInList } from '../../i18n/appNames.ts';
import { appsWithMovePage } from '../../routes.ts';
import styles from './AppLinks.module.css';

/** Pages that say that an app has no export, read in November 2026. */
const noExportSources = {
  authy:
    'https://support.twilio.com/hc/en-us/articles/19753420684059-Export-or-Import-Tokens-in-the-Authy-app-Not-Supported',
  microsoft: 'https://ente.com/help/auth/migration/microsoft-authenticator/',
} as const;

/** Links to the pages of the apps, and says which apps have no export. */
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
      <p>
        {t.rich('noExport', {
          authy: (text) => <a href={noExportSources.authy}>{text}</a>,
          microsoft: (text) => <a href={noExportSources.microsoft}>{text}</a>,
        })}
      </p>
    </nav>
  );
}
