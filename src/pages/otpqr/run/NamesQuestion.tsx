import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { OtpSettings } from '../../../otp/settings.ts';
import styles from './Run.module.css';

interface NamesQuestionProps {
  readonly settings: OtpSettings;
  /** Absent until it is answered. */
  readonly value: boolean | undefined;
  readonly onChange: (right: boolean) => void;
}

/** Asks whether the app shows issuer and account as they are. */
export function NamesQuestion({ settings, value, onChange }: NamesQuestionProps) {
  const t = useTranslations('labRun');
  const field = useTranslations('otpqr.settings');
  return (
    <fieldset className={styles.names}>
      <legend>{t('names')}</legend>
      <dl>
        <div>
          <dt>{field('issuer')}</dt>
          <dd>{settings.issuer}</dd>
        </div>
        <div>
          <dt>{field('account')}</dt>
          <dd>{settings.account}</dd>
        </div>
      </dl>
      {[true, false].map((right) => (
        <label key={String(right)}>
          <input
            type="radio"
            name="names"
            checked={value === right}
            onChange={() => onChange(right)}
          />
          {t(right ? 'namesRight' : 'namesWrong')}
        </label>
      ))}
    </fieldset>
  );
}
