import { useTranslations } from 'use-intl';
import { MoreMessages } from '../../../lab/MoreMessages.tsx';
import type { Product } from '../../../releases/types.ts';
import styles from '../Verify.module.css';
import { useVerification } from './useVerification.ts';
import { VerdictText } from './VerdictText.tsx';

interface VerificationProps {
  readonly file: File;
  /** The product whose download the visitor is checking. */
  readonly product: Product;
}

/** Reads a file, and shows the progress and whether it is one of the site's installers. */
export function Verification(props: VerificationProps) {
  return (
    <MoreMessages bundle="verdict">
      <Outcome {...props} />
    </MoreMessages>
  );
}

function Outcome({ file, product }: VerificationProps) {
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
          <VerdictText name={name} verdict={verification.verdict} product={product} />
        )}
      </div>
    </>
  );
}
