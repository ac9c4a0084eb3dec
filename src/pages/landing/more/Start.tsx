import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './Start.module.css';

const app = 'app';
const login = 'provider';

/** Systems with what is offered for them; without a category the screens guess. */
const beginnings = [
  { name: 'iphone', category: 'ios', offers: [{ word: 'iphone.app', to: app }] },
  {
    name: 'mac',
    category: 'macos',
    offers: [
      { word: 'mac.app', to: app },
      { word: 'mac.login', to: login },
    ],
  },
  { name: 'android', category: 'android', offers: [{ word: 'android.app', to: app }] },
  {
    name: 'windows',
    category: 'windows',
    offers: [
      { word: 'windows.app', to: app },
      { word: 'windows.login', to: login },
    ],
  },
  { name: 'linux', category: 'linux', offers: [{ word: 'linux.login', to: login }] },
  { name: 'other', category: '', offers: [{ word: 'other.app', to: app }] },
] as const;

/** Where to start on which system. */
export function Start() {
  const t = useTranslations('landingMore.start');
  return (
    <section className="page">
      <h2>{t('heading')}</h2>
      <ul className={styles.tiles}>
        {beginnings.map(({ name, category, offers }) => (
          <li key={name}>
            <Icon name={name === 'other' ? 'search' : name} size={40} />
            <h3>{t(`${name}.name`)}</h3>
            <p>{t(`${name}.needs`)}</p>
            {offers.map(({ word, to }) => (
              <Link key={word} to={to} query={category ? [['category', category]] : []}>
                {t(word)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
