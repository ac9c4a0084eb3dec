import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import layout from './LoginColumns.module.css';
import { Link } from '../ui/Link.tsx';
import styles from './LostPhone.module.css';

function LostPhoneContent() {
  const t = useTranslations('login');
  return (
    <div className={`${layout.container} ${styles.parts}`}>
      <div className={layout.columns}>
        <section aria-labelledby="lost">
          <h2 id="lost">{t('lost.heading')}</h2>
          <p>{t('lost.mac')}</p>
          <p>{t('lost.windows')}</p>
        </section>
        <ul className={styles.links}>
          <li>
            <Link to="help-authlogin" section="no-code">
              {t('lost.help')}
            </Link>
          </li>
          <li>
            <Link to="help-authlogin" section="signing-in">
              {t('links.rejected')}
            </Link>
          </li>
          <li>
            <Link to="server" section="rollout">
              {t('links.rollout')}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Answers what happens if the phone is lost, and leads to other questions. */
export const LostPhone = localized(LostPhoneContent);
