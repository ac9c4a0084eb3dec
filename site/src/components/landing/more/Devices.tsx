import { useTranslations } from 'use-intl';
import { MoveLink } from '../../product/MoveLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Devices.module.css';

const app = 'app';
const login = 'provider';

/** The devices with their links. A link's `message` names the device, too, so that it makes sense by itself. */
const devices = [
  { name: 'iphone', category: 'ios', links: [{ message: 'iphone.app', to: app }] },
  { name: 'android', category: 'android', links: [{ message: 'android.app', to: app }] },
  {
    name: 'mac',
    category: 'macos',
    links: [
      { message: 'mac.app', to: app },
      { message: 'mac.login', to: login },
    ],
  },
  {
    name: 'windows',
    category: 'windows',
    links: [
      { message: 'windows.app', to: app },
      { message: 'windows.login', to: login },
    ],
  },
  { name: 'linux', category: 'linux', links: [{ message: 'linux.login', to: login }] },
] as const;

/**
 * Lists every device with its app and, if there is one, its login component. Ends with links for visitors who use an
 * app already.
 */
export function Devices() {
  const t = useTranslations('landingMore.devices');
  const apps = useTranslations('apps');
  return (
    <section className={`page ${styles.section}`}>
      <h2>{t('heading')}</h2>
      <ul className={styles.devices}>
        {devices.map(({ name, category, links }) => (
          <li key={name}>
            <Icon name={name} size={28} />
            <div className={styles.name}>
              <h3>{t(`${name}.name`)}</h3>
              <p>{t(`${name}.needs`)}</p>
            </div>
            <div className={styles.links}>
              {links.map(({ message, to }) => (
                <Link key={message} to={to} query={[['category', category]]} data-to={to}>
                  {t(message)}
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <MoveLink />
        <Link to="app" section="rejected">
          {apps('rejectedLink')}
        </Link>
      </div>
    </section>
  );
}
