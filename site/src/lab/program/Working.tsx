import { useTranslations } from 'use-intl';
import type { Progress } from '@otp-lab/otp/program';
import styles from './Working.module.css';

interface WorkingProps {
  readonly progress: Progress;
  readonly onStop: () => void;
}

/** A judgment that takes longer than a moment, and how to end it. */
export function Working({ progress, onStop }: WorkingProps) {
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
