import { PartWords } from '../../../i18n/PartWords.tsx';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { useVerification } from './useVerification.ts';
import { VerdictText } from './VerdictText.tsx';
import styles from '../Verify.module.css';

interface VerificationProps {
  readonly file: File;
}

/** Reads a file and says what it is. */
export function Verification(props: VerificationProps) {
  return (
    <PartWords files="verdict">
      <Outcome {...props} />
    </PartWords>
  );
}

function Outcome({ file }: VerificationProps) {
  const t = useTranslations('verdict');
  const { verification, cancel } = useVerification(file);
  const { name } = file;
  return (
    <>
      {verification.state === 'reading' && (
        <div className={styles.reading}>
          <label>
            {t('reading', { name })}
            <progress value={verification.share} />
          </label>
          <button type="button" className="button" onClick={cancel}>
            {t('cancel')}
          </button>
        </div>
      )}
      <div aria-live="polite" data-testid="verify-result">
        {verification.state === 'canceled' && <p>{t('canceled')}</p>}
        {verification.state === 'unreadable' && <p>{t('unreadable', { name })}</p>}
        {verification.state === 'done' && (
          <VerdictText name={name} verdict={verification.verdict} />
        )}
      </div>
    </>
  );
}
