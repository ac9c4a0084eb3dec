import { useTranslations } from 'use-intl';
import lab from '../../Lab.module.css';
import styles from './AccountsStep.module.css';

interface DuplicatesProps {
  /** How many accounts have the same codes as an earlier one. */
  readonly count: number;
  readonly isMerged: boolean;
  readonly onMerge: (isMerged: boolean) => void;
}

/** Offers to merge accounts that always show the same codes. */
export function Duplicates({ count, isMerged, onMerge }: DuplicatesProps) {
  const t = useTranslations('labMoveAccounts.duplicates');
  if (count === 0) return null;
  return (
    <div className={styles.remark}>
      <p role="status">{t(isMerged ? 'merged' : 'found', { count })}</p>
      <button
        type="button"
        className={lab.textButton}
        data-testid="move-merge"
        onClick={() => onMerge(!isMerged)}
      >
        {t(isMerged ? 'undo' : 'merge')}
      </button>
    </div>
  );
}
