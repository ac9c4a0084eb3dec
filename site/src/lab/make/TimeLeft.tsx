import { useTranslations } from 'use-intl';
import styles from './TimeLeft.module.css';

interface TimeLeftProps {
  /** In seconds; undefined until the clock runs. */
  readonly secondsLeft: number | undefined;
  /** In seconds. */
  readonly period: number;
}

/** Shows the time until the next code as a progress bar and in words. */
export function TimeLeft({ secondsLeft, period }: TimeLeftProps) {
  const t = useTranslations('labMake.result');
  const remaining = secondsLeft ?? period;
  return (
    <div className={styles.left} data-waiting={secondsLeft === undefined || undefined}>
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
