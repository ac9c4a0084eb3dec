import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LandingSteps.module.css';

const steps = ['scan', 'read', 'type'] as const;

/** Explains in three steps how a code signs someone in, and why it's safer than a PIN. */
export function Steps() {
  const t = useTranslations('landingMore.steps');
  const tiles = {
    scan: <Icon name="qr" size={36} />,
    read: '30',
    type: <Icon name="check" size={40} />,
  };
  return (
    <section className={`page ${styles.section}`}>
      <h2>{t('heading')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <span className={styles.tile} aria-hidden="true">
              {tiles[step]}
            </span>
            <div>
              <h3>{t(`${step}.heading`)}</h3>
              <p>{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
