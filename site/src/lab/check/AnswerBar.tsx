import { useTranslations } from 'use-intl';
import type { DiagnosisState } from '../diagnosis/useDiagnosis.ts';
import styles from './AnswerBar.module.css';
import { certaintyOf } from './certaintyOf.ts';

interface AnswerBarProps {
  /** The code as typed. */
  readonly code: string;
  readonly diagnosis: DiagnosisState;
  /** Shows the whole verdict. */
  readonly onShow: () => void;
}

/** A sticky bar for phones. It keeps the verdict visible while the visitor changes the settings. */
export function AnswerBar({ code, diagnosis, onShow }: AnswerBarProps) {
  const t = useTranslations('labCheck');
  const found = diagnosis.state === 'done' ? diagnosis.diagnosis : undefined;
  const kind = found && certaintyOf(found);
  return (
    <div className={styles.bar} data-testid="check-bar">
      <p className={styles.code}>{code}</p>
      <p className={styles.kind} data-kind={kind}>
        {kind && t(`kind.${kind}`)}
      </p>
      <button type="button" className="button" onClick={onShow}>
        {t('showAnswer')}
      </button>
    </div>
  );
}
