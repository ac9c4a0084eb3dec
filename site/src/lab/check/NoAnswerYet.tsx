import { useTranslations } from 'use-intl';
import styles from './NoAnswerYet.module.css';

interface NoAnswerYetProps {
  /** Fills in an example. Undefined if that would replace what the visitor typed. */
  readonly onExample: (() => void) | undefined;
}

/** Says what the box for the answer waits for, and offers an example. */
export function NoAnswerYet({ onExample }: NoAnswerYetProps) {
  const t = useTranslations('labCheck');
  return (
    <>
      <p>{t('waiting')}</p>
      {onExample && (
        <p className={styles.example}>
          <span>{t('example')}</span>
          <button type="button" className="button" onClick={onExample}>
            {t('showExample')}
          </button>
        </p>
      )}
    </>
  );
}
