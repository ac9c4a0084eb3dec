import { useTranslations } from 'use-intl';
import type { AccountType, LossField } from '@otp-lab/account-transfer';
import { typeNames } from '../typeNames.ts';

/** Returns a function that shows the value of a field. Icons and marks have none. */
export function useLossValue() {
  const t = useTranslations('labMoveTarget.value');
  return (field: LossField, value: string): string => {
    if (field === 'icon' || field === 'favorite' || field === 'pin' || field === 'secret')
      return '';
    if (field === 'type') return typeNames[value as AccountType];
    if (field === 'period') return t('period', { seconds: Number(value) });
    return value === '' ? t('empty') : value;
  };
}
