import { useTranslations } from 'use-intl';
import { pictureOf } from '../../../catalog/pictures.ts';
import { SlidePicture } from '../../shared/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { SealHalf } from '../../ui/SealHalf.tsx';
import styles from './Products.module.css';

const app = pictureOf('ios', 'slide', 'ios-codes', 0);
const login = pictureOf('login-windows', 'slide', 'login-windows-sign-in', 0);

const parts = [
  { name: 'apps', to: 'app' },
  { name: 'login', to: 'provider' },
  { name: 'server', to: 'server' },
] as const;

/** The three products: apps, login and server. */
export function Products() {
  const t = useTranslations('landingMore.parts');
  const pictures = {
    apps: <SlidePicture picture={app} alt={t('apps.picture')} />,
    login: <SlidePicture picture={login} alt={t('login.picture')} />,
    server: <SealHalf side="right" />,
  };
  return (
    <section className="page">
      <h2>{t('heading')}</h2>
      {parts.map(({ name, to }) => (
        <article key={name} className={styles.product}>
          <div>
            <h3>{t(`${name}.heading`)}</h3>
            <p>{t(`${name}.text`)}</p>
            <Link to={to}>
              {t(`${name}.link`)}
              <Icon name="arrow-right" size={18} />
            </Link>
          </div>
          <div className={styles.picture}>{pictures[name]}</div>
        </article>
      ))}
    </section>
  );
}
