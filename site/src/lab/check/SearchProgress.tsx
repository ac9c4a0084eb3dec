import { useTranslations } from 'use-intl';
import styles from './SearchProgress.module.css';

interface SearchProgressProps {
  /** The completed share of the search, 0 to 1. */
  readonly share: number;
  readonly onStop: () => void;
}

/** Shows the progress of a wider search, and a button that stops it. */
export function SearchProgress({ share, onStop }: SearchProgressProps) {
  const t = useTranslations('labCheck.searching');
  return (
    <div className={styles.progress}>
      <label>
        {t('label')} <progress value={share} />
      </label>
      <button type="button" className="button" onClick={onStop}>
        {t('stop')}
      </button>
    </div>
  );
}
