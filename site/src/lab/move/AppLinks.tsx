import { useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';
import { appsWithMovePage } from '../../routes.ts';
import styles from './AppLinks.module.css';
import { type Target, targetOf, targets } from './targets.ts';

/** Links to the pages of the apps. */
export function AppLinks() {
  const t = useTranslations('labMove');
  return (
    <nav className={styles.apps} aria-labelledby="move-apps">
      <h2 id="move-apps">{t('appLinks')}</h2>
      <ul>
        {appsWithMovePage.map((app) => {
          const target = targetOf(app);
          return (
            target && (
              <li key={app}>
                <Link
                  to="otpqr"
                  query={[
                    ['tool', 'move'],
                    ['app', app],
                  ]}
                >
                  {(targets[target] as Target).name}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
