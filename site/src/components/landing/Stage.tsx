import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import poster from './poster.svg?raw';
import styles from './Stage.module.css';

/**
 * The first frame of the film as a data address, so that browsers paint it with the page. Vite's inlining would use
 * Base64, which is a quarter longer, because the SVG contains text.
 */
const posterAddress = `data:image/svg+xml,${encodeURI(poster.trim()).replaceAll('#', '%23')}`;

interface StageProps {
  readonly film: ReactNode;
  readonly banners: ReactNode;
}

/** The first screen: headline, three links and banners in front of the poster and the film. */
export function Stage({ film, banners }: StageProps) {
  const t = useTranslations('landing');
  return (
    <section className={styles.stage}>
      <div className={styles.backdrop}>
        <img src={posterAddress} alt="" width={1280} height={720} />
        {film}
      </div>
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
        <div>{banners}</div>
      </div>
    </section>
  );
}
