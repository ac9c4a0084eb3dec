import { useTranslations } from 'use-intl';
import { pictureOf } from '../../../catalog/picture.ts';
import { WidePicture } from '../../shared/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './ComputerLogin.module.css';

const picture = pictureOf('login-windows', 'slide', 'login-windows-sign-in', 0);

/** Introduces OTP login: what it replaces, and on which computers. */
export function ComputerLogin() {
  const t = useTranslations('landingMore.login');
  return (
    <section className={`page ${styles.section}`}>
      <div>
        <h2>{t('heading')}</h2>
        <p>{t('text')}</p>
        <div className={styles.links}>
          <Link to="provider">
            {t('link')}
            <Icon name="arrow-right" size={18} />
          </Link>
          <Link to="help-authlogin" section="no-code">
            {t('lockedOut')}
          </Link>
        </div>
      </div>
      <div className={styles.picture}>
        <WidePicture picture={picture} alt={t('picture')} />
      </div>
    </section>
  );
}
