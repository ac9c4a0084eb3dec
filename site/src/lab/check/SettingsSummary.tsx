import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { OtpSettings } from '@otp-lab/otp';
import styles from './SettingsSummary.module.css';

interface SettingsSummaryProps {
  readonly settings: OtpSettings;
  /** Whether the secret is the one that stands there before any is typed. */
  readonly isSample: boolean;
}

/** In one line, what a code is compared with. */
export const SettingsSummary = memo(function SettingsSummary(props: SettingsSummaryProps) {
  const { settings, isSample } = props;
  const t = useTranslations('labCheck.summary');
  const { type, issuer, account, algorithm, digits, period, counter } = settings;
  return (
    <p className={styles.summary}>
      {t(type, {
        name: `${issuer}: ${account}`,
        algorithm,
        digits: String(digits),
        period,
        counter: String(counter),
      })}
      {isSample && <span>{t('sample')}</span>}
    </p>
  );
});
