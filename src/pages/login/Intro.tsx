import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { WidePicture } from '../shared/Picture.tsx';
import styles from './Intro.module.css';

/** What the login components are, for whom, and how one looks. */
export function Intro() {
  const t = useTranslations('catalog');
  const describe = useTranslations('pictures');
  return (
    <div className={styles.intro}>
      <div>
        <p className="lead">{t('loginLead')}</p>
        <p>{t('loginFor')}</p>
        <p>
          {t('loginBusiness')} <a href={`mailto:${site.business.email}`}>{site.business.email}</a>
        </p>
      </div>
      <WidePicture tab="login-windows" place={2} alt={describe('login-windows-phone-code')} />
    </div>
  );
}
