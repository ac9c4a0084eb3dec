import { useTranslations } from 'use-intl';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { maxAttempts } from '@otp-lab/otp/server';
import { secretFieldHash } from '../../../settings/SecretField.tsx';
import styles from './ServerRun.module.css';

interface ServerRunStartProps {
  readonly settings: OtpSettings;
  readonly onStart: () => void;
}

/** Says what the guided run needs, with a button that starts it. */
export function ServerRunStart({ settings, onStart }: ServerRunStartProps) {
  const t = useTranslations('labServerRun');
  const isTimed = settings.type === 'totp';
  return (
    <div className={styles.step}>
      <p>{t('intro', { count: String(maxAttempts) })}</p>
      <p>{t.rich('need', { field: (text) => <a href={secretFieldHash}>{text}</a> })}</p>
      {settings.secret === defaultSettings.secret && <p>{t('sample')}</p>}
      {isTimed ? <p>{t('duration')}</p> : <p>{t('hotp')}</p>}
      <button
        type="button"
        className="button primary"
        data-testid="server-run-start"
        disabled={!isTimed}
        onClick={onStart}
      >
        {t('start')}
      </button>
    </div>
  );
}
