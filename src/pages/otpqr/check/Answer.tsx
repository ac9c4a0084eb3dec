import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { OtpSettings } from '../../../otp/settings.ts';
import type { DiagnosisState } from '../diagnosis/useDiagnosis.ts';
import styles from './Answer.module.css';
import { Evidence } from './Evidence.tsx';
import { Verdict } from './Verdict.tsx';

interface AnswerProps {
  readonly diagnosis: DiagnosisState;
  readonly settings: OtpSettings;
  /** Whether the settings can be used at all. */
  readonly isReadable: boolean;
  /** Whether the field waits for the next code already. */
  readonly isNextTyped: boolean;
  readonly onNext: () => void;
  readonly onReset: () => void;
  /** Shows the tool at work; absent where that would replace what was typed. */
  readonly onExample?: (() => void) | undefined;
}

/** What is known of the typed codes, and what to do next. */
export function Answer(props: AnswerProps) {
  const { diagnosis, settings, isReadable, isNextTyped, onNext, onReset, onExample } = props;
  const t = useTranslations('labCheck');
  const found = diagnosis.state === 'done' ? diagnosis.diagnosis : undefined;
  const asksMore = found?.next === 'next-code' || found?.next === 'next-press';
  return (
    <div className={styles.answer}>
      <div
        role="status"
        className={styles.verdict}
        data-testid="check-verdict"
        data-finding={found?.finding}
        data-certainty={found?.certainty}
        aria-busy={diagnosis.state === 'working'}
      >
        {found && <Verdict diagnosis={found} settings={settings} />}
        {diagnosis.state === 'failed' && <p>{t('failed')}</p>}
        {diagnosis.state === 'idle' && <p>{t(isReadable ? 'waiting' : 'moment')}</p>}
      </div>
      {diagnosis.state === 'idle' && isReadable && onExample && (
        <p className={styles.example}>
          {t('example')}{' '}
          <button type="button" className="button" onClick={onExample}>
            {t('showExample')}
          </button>
        </p>
      )}
      {found && (
        <>
          <div className={styles.actions}>
            {asksMore && !isNextTyped && (
              <button type="button" className="button primary" onClick={onNext}>
                {t('typeNext')}
              </button>
            )}
            <button type="button" className="button" onClick={onReset}>
              {t('reset')}
            </button>
          </div>
          <Evidence diagnosis={found} settings={settings} />
        </>
      )}
    </div>
  );
}
