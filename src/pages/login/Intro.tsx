import * as site from '../../../site.config.ts';
import { pictureOf } from '../../catalog/pictures.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { ScreenProps } from '../screen.ts';
import { WidePicture } from '../shared/Picture.tsx';
import { Downloads } from './Downloads.tsx';
import styles from './Intro.module.css';

const picture = pictureOf('login-windows', 'slide', 'login-windows-phone-code', 2);

interface IntroProps {
  readonly address: ScreenProps;
}

/** What the login components are, for whom, how one looks, and what can be had. */
export function Intro({ address }: IntroProps) {
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
      <div>
        <Downloads address={address} />
      </div>
    </div>
  );
}
