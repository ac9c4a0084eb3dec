import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './NotFound.module.css';

const destinations = [
  { message: 'home', to: '', icon: 'home' },
  { message: 'apps', to: 'app', icon: 'iphone' },
  { message: 'login', to: 'logon', icon: 'mac' },
  { message: 'lab', to: 'otpqr', icon: 'qr' },
] as const;

function NotFoundContent() {
  const t = useTranslations('notFound');
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className="lead">{t('text')}</p>
        </div>
        <p className={styles.tiles} aria-hidden="true">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
      </div>
      <ul className={styles.destinations}>
        {destinations.map(({ message, to, icon }) => (
          <li key={message}>
            <Link to={to}>
              <Icon name={icon} size={24} />
              <span>
                <strong>{t(message)}</strong> <small>{t(`about.${message}`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.oldLink}>{t('oldLink')}</p>
    </div>
  );
}

/** The page for unknown addresses, with links to four other pages. */
export const NotFound = localized(NotFoundContent);
