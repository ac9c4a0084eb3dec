import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './NotFound.module.css';

const destinations = [
  { title: 'notFound.home', about: 'notFound.about.home', to: '', icon: 'home' },
  { title: 'notFound.apps', about: 'notFound.about.apps', to: 'app', icon: 'iphone' },
  { title: 'notFound.login', about: 'notFound.about.login', to: 'logon', icon: 'mac' },
  { title: 'texts.helpAuthLogin', about: 'texts.lockedOut', to: 'help-authlogin', icon: 'info' },
  { title: 'notFound.server', about: 'shell.hints.server', to: 'server', icon: 'server' },
  { title: 'notFound.lab', about: 'notFound.about.lab', to: 'otpqr', icon: 'qr' },
] as const;

function NotFoundContent() {
  const t = useTranslations();
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>{t('notFound.title')}</h1>
          <p className="lead">{t('notFound.text')}</p>
        </div>
        <p className={styles.tiles} aria-hidden="true">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
      </div>
      <ul className={styles.destinations}>
        {destinations.map(({ title, about, to, icon }) => (
          <li key={title}>
            <Link to={to}>
              <Icon name={icon} size={24} />
              <span>
                <strong>{t(title)}</strong> <small>{t(about)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.oldLink}>
        {t.rich('notFound.oldLink', {
          update: (text) => <Link to="update-authlogin">{text}</Link>,
        })}
      </p>
    </div>
  );
}

/** The page for unknown addresses, with links to other pages. */
export const NotFound = localized(NotFoundContent);
