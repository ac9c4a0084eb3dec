import { useTranslations } from 'use-intl';
import type { Progress } from '@otp-lab/otp/program';
import styles from './JudgingProgress.module.css';

interface JudgingProgressProps {
  readonly progress: Progress;
  readonly onStop: () => void;
}

/** Shows the progress of a slow judgment, and a button that stops it. */
export function JudgingProgress({ progress, onStop }: JudgingProgressProps) {
  const t = useTranslations('labProgram.working');
  return (
    <div className={styles.working}>
      <label>
        {t(progress.step)}
        {progress.step === 'reading' ? <progress value={progress.share} /> : <progress />}
      </label>
      <button type="button" className="button" onClick={onStop}>
        {t('stop')}
      </button>
    </div>
  );
}
