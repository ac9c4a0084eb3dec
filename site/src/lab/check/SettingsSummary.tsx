import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { OtpSettings } from '@otp-lab/otp';
import styles from './SettingsSummary.module.css';

interface SettingsSummaryProps {
  readonly settings: OtpSettings;
}

/**
 * Summarizes the settings that the code is compared with, and links to their fields. Issuer and account don't change
 * codes.
 */
export const SettingsSummary = memo(function SettingsSummary({ settings }: SettingsSummaryProps) {
  const t = useTranslations('labCheck.summary');
  const { type, algorithm, digits, period, counter } = settings;
  return (
    <p className={styles.summary}>
      {t(type, { algorithm, digits: String(digits), period, counter: String(counter) })}{' '}
      <a href="#check-settings">{t('change')}</a>
    </p>
  );
});
