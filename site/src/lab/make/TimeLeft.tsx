import { useTranslations } from 'use-intl';
import styles from './TimeLeft.module.css';

interface TimeLeftProps {
  /** Seconds; undefined until the clock runs. */
  readonly left: number | undefined;
  /** Seconds. */
  readonly period: number;
}

/** The time until the next code, as a bar and in words. */
export function TimeLeft({ left, period }: TimeLeftProps) {
  const t = useTranslations('labMake.result');
  const remaining = left ?? period;
  return (
    <div className={styles.left}>
      <progress
        data-testid="otp-progress"
        aria-label={t('progress')}
        max={100}
        value={(remaining / period) * 100}
      />
      <span className={styles.seconds}>{t('left', { seconds: Math.ceil(remaining) })}</span>
    </div>
  );
}
