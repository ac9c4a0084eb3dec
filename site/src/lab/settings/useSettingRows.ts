import { useTranslations } from 'use-intl';
import type { OtpSettings } from '@otp-lab/otp';

/** Returns the settings that the codes of an account depend on, except its secret, with their names. */
export function useSettingRows({
  type,
  algorithm,
  digits,
  period,
  counter,
}: OtpSettings): readonly (readonly [name: string, value: string])[] {
  const t = useTranslations('otpqr.settings');
  return [
    [t('type'), t(type)],
    [t('algorithm'), algorithm],
    [t('digits'), String(digits)],
    type === 'totp'
      ? [t('period'), t('seconds', { seconds: period })]
      : [t('counter'), String(counter)],
  ];
}
