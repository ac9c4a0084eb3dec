import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Unbroken } from '../shared/Unbroken.tsx';
import { GetApp } from './GetApp.tsx';
import { Phone } from './Phone.tsx';
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

/** The first screen: promise, button and banners, and the app on a phone in front of the poster and the film. */
export function Stage({ film, banners }: StageProps) {
  const t = useTranslations('landing');
  const more = useTranslations('landingMore.hero');
  return (
    <section className={styles.stage}>
      <div className={styles.backdrop}>
        <img src={posterAddress} alt="" width={712} height={952} />
        {film}
        <div className={styles.phone}>
          <Phone />
        </div>
      </div>
      <div className={styles.panel}>
        <h1>{t('headline')}</h1>
        <p className={styles.lead}>
          <Unbroken text={t('lead')} />
        </p>
        <p className={styles.links}>
          <span>
            <Unbroken text={more('terms')} />
          </span>
          <GetApp />
        </p>
        <div>{banners}</div>
      </div>
    </section>
  );
}
