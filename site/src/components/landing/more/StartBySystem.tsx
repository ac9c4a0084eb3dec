import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './StartBySystem.module.css';

const app = 'app';
const login = 'provider';

/** The visitor's systems with their links. Without a category, the linked page detects the system. */
const systems = [
  { name: 'iphone', category: 'ios', links: [{ message: 'iphone.app', to: app }] },
  {
    name: 'mac',
    category: 'macos',
    links: [
      { message: 'mac.app', to: app },
      { message: 'mac.login', to: login },
    ],
  },
  { name: 'android', category: 'android', links: [{ message: 'android.app', to: app }] },
  {
    name: 'windows',
    category: 'windows',
    links: [
      { message: 'windows.app', to: app },
      { message: 'windows.login', to: login },
    ],
  },
  { name: 'linux', category: 'linux', links: [{ message: 'linux.login', to: login }] },
  { name: 'other', category: '', links: [{ message: 'other.app', to: app }] },
] as const;

/** Links to the apps and login components for each system. */
export function StartBySystem() {
  const t = useTranslations('landingMore.start');
  return (
    <section className="page">
      <h2>{t('heading')}</h2>
      <ul className={styles.tiles}>
        {systems.map(({ name, category, links }) => (
          <li key={name}>
            <Icon name={name === 'other' ? 'search' : name} size={40} />
            <h3>{t(`${name}.name`)}</h3>
            <p>{t(`${name}.needs`)}</p>
            {links.map(({ message, to }) => (
              <Link key={message} to={to} query={category ? [['category', category]] : []}>
                {t(message)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
