import { useTranslations } from 'use-intl';
import type { Diagnosis } from '@otp-lab/otp/diagnosis';
import lab from '../Lab.module.css';
import { focusSecret } from '../settings/SecretField.tsx';
import styles from './AnswerActions.module.css';
import { needsSecret } from './certaintyOf.ts';

interface AnswerActionsProps {
  readonly diagnosis: Diagnosis;
  /** Whether the secret's field is empty, so that the sample secret is used. */
  readonly isSample: boolean;
  /** Whether the field is empty and waits for the next code. */
  readonly isFieldEmpty: boolean;
  /** Whether the newest code is explained, but not together with the earlier ones. */
  readonly isNewestExplained: boolean;
  /** Removes all codes but the newest. */
  readonly onKeepNewest: () => void;
  /** Opens the part of the page that explains why a server rejects a correct code. */
  readonly onServer: () => void;
  readonly onNext: () => void;
  readonly onReset: () => void;
}

/**
 * Returns whether to say what another code would show. A verdict that stands needs no such sentence, and neither does
 * a search that another secret would help more.
 */
function saysWhyToContinue(diagnosis: Diagnosis, asksSecret: boolean): boolean {
  const { finding, nextCodePurpose, shouldAskAboutClock } = diagnosis;
  if (asksSecret && nextCodePurpose === 'wider') return false;
  if (nextCodePurpose === 'hidden') return finding === 'match';
  return !(shouldAskAboutClock && nextCodePurpose === 'drift');
}

/** The buttons below a verdict, and what the next code would show. */
export function AnswerActions(props: AnswerActionsProps) {
  const { diagnosis, isSample, isFieldEmpty, isNewestExplained } = props;
  const { onKeepNewest, onServer, onNext, onReset } = props;
  const t = useTranslations('labCheck');
  const asksSecret = needsSecret(diagnosis, isSample);
  const asksMore = diagnosis.certainty !== 'certain' && !asksSecret;
  return (
    <>
      <div className={styles.actions}>
        {asksSecret && (
          <button type="button" className="button primary" onClick={focusSecret}>
            {t('enterSecret')}
          </button>
        )}
        {isNewestExplained && (
          <button type="button" className="button primary" onClick={onKeepNewest}>
            {t('keepNewest')}
          </button>
        )}
        {!isFieldEmpty && (
          <button
            type="button"
            className={asksMore && !isNewestExplained ? 'button primary' : 'button'}
            data-testid="check-next"
            onClick={onNext}
          >
            {t('typeNext')}
          </button>
        )}
        <button type="button" className={lab.textButton} onClick={onReset}>
          {t('reset')}
        </button>
      </div>
      {!isFieldEmpty && saysWhyToContinue(diagnosis, asksSecret) && (
        <p className={styles.nextCode}>{t(`nextCodePurpose.${diagnosis.nextCodePurpose}`)}</p>
      )}
      {diagnosis.finding === 'match' && (
        <p className={styles.nextCode}>
          {t('stillRejected')}{' '}
          <button type="button" className="button" onClick={onServer}>
            {t('findServerCause')}
          </button>
        </p>
      )}
    </>
  );
}
