import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { SealHalf } from '../../../ui/SealHalf.tsx';
import { BannerPicture } from '../../shared/Picture.tsx';
import styles from './Parts.module.css';

const parts = [
  { name: 'apps', to: 'app' },
  { name: 'login', to: 'provider' },
  { name: 'server', to: 'server' },
] as const;

/** For whom: apps, login and server. */
export function Parts() {
  const t = useTranslations('landingMore.parts');
  const pictures = {
    apps: <BannerPicture tab="ios" place={0} alt={t('apps.picture')} />,
    login: <BannerPicture tab="login-windows" place={0} alt={t('login.picture')} />,
    server: <SealHalf side="right" />,
  };
  return (
    <section className="page">
      <h2>{t('heading')}</h2>
      {parts.map(({ name, to }) => (
        <article key={name} className={styles.part}>
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
