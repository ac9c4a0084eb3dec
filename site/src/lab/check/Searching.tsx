import { useTranslations } from 'use-intl';
import styles from './Answer.module.css';

interface SearchingProps {
  /** How much of the search is done, 0 to 1. */
  readonly share: number;
  readonly onStop: () => void;
}

/** A wider search that is under way, and how to end it. */
export function Searching({ share, onStop }: SearchingProps) {
  const t = useTranslations('labCheck.searching');
  return (
    <div className={styles.searching}>
      <label>
        {t('label')} <progress value={share} />
      </label>
      <button type="button" className="button" onClick={onStop}>
        {t('stop')}
      </button>
    </div>
  );
}
