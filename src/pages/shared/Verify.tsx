import type { ChangeEvent } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import text from './Text.module.css';
import { useVerification } from './useVerification.ts';
import { VerdictText } from './VerdictText.tsx';
import styles from './Verify.module.css';

/**
 * Checks a download: takes a file by choice or by drop, which its input does by itself, and says
 * what it is. Without script it says what else does.
 */
export function Verify() {
  const t = useTranslations('verify');
  const { verification, verify, cancel } = useVerification();

  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) verify(file);
    // The same file can be chosen again.
    target.value = '';
  };

  return (
    <section>
      <h2 className={text.section}>{t('heading')}</h2>
      <p>{t('text')}</p>
      <noscript>
        <p>{t('script')}</p>
      </noscript>
      <label className={styles.zone}>
        <span className="button">{t('choose')}</span>
        <span>{t('drop')}</span>
        <input type="file" data-testid="verify-file" onChange={onChoose} />
      </label>
      {verification.state === 'reading' && (
        <div className={styles.reading}>
          <label>
            {t('reading', { name: verification.name })}
            <progress value={verification.share} />
          </label>
          <button type="button" className="button" onClick={cancel}>
            {t('cancel')}
          </button>
        </div>
      )}
      <div aria-live="polite" data-testid="verify-result">
        {verification.state === 'cancelled' && <p>{t('cancelled')}</p>}
        {verification.state === 'unreadable' && (
          <p>{t('unreadable', { name: verification.name })}</p>
        )}
        {verification.state === 'done' && (
          <VerdictText name={verification.name} verdict={verification.verdict} />
        )}
      </div>
    </section>
  );
}
