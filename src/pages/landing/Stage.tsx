import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Banners } from './Banners.tsx';
import styles from './Stage.module.css';

/** The first screen: headline, the three links and the banners before the film. */
export function Stage() {
  const t = useTranslations('landing');
  return (
    <section className={styles.stage}>
      <Backdrop />
      <div className={styles.panel}>
        <h1>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.links}>
          <Link id="authApp" to="app" className="button primary">
            {t('authApp')}
            <Icon name="arrow-right" size={18} />
          </Link>
          <a id="onlineDemo" href={site.demo}>
            {t('onlineDemo')}
          </a>
          <a id="selfEval" href={site.evaluation}>
            {t('selfEval')}
          </a>
        </p>
        <Banners />
      </div>
    </section>
  );
}
