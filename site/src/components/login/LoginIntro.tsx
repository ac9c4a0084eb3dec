import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { pictureOf } from '../../catalog/pictures.ts';
import { localized } from '../../i18n/localized.tsx';
import { WidePicture } from '../shared/Picture.tsx';
import styles from './LoginIntro.module.css';

const picture = pictureOf('login-windows', 'slide', 'login-windows-phone-code', 2);

function LoginIntroContent() {
  const t = useTranslations('login');
  return (
    <div className={styles.intro}>
      <div>
        <p className="lead">{t('lead')}</p>
        <p>{t('for')}</p>
        <p>
          {t('business')} <a href={`mailto:${site.business.email}`}>{site.business.email}</a>
        </p>
      </div>
      <WidePicture picture={picture} alt={t('pictures.login-windows-phone-code')} />
    </div>
  );
}

/** Introduces the login components: what they do, for whom, and a picture. */
export const LoginIntro = localized(LoginIntroContent);
