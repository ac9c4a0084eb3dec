import { useTranslations } from 'use-intl';
import { SealHalf } from '../../ui/SealHalf.tsx';
import styles from './Halves.module.css';

const code = '482915';

/** Explains a one-time code by a seal: its two halves show the same digits. */
export function Halves() {
  const t = useTranslations('landingMore.halves');
  return (
    <section className={styles.halves}>
      <div className={styles.text}>
        <h2>{t('heading')}</h2>
        <p className="lead">{t('text')}</p>
      </div>
      <figure aria-label={t('figure', { code })}>
        <div className={styles.seal} aria-hidden="true">
          <SealHalf side="left" />
          <div className={styles.tiles}>
            {code.split('').map((digit, index) => (
              <b key={index}>{digit}</b>
            ))}
          </div>
          <SealHalf side="right" />
        </div>
        <figcaption className={styles.sides}>
          <span>{t('device')}</span>
          <span>{t('service')}</span>
        </figcaption>
      </figure>
    </section>
  );
}
