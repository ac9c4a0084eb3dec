import { useTranslations } from 'use-intl';
import { SealHalf } from '../../ui/SealHalf.tsx';
import styles from './HowCodesWork.module.css';

const code = '482915';

/** Explains one-time codes by a seal whose two halves have the same digits. */
export function HowCodesWork() {
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
