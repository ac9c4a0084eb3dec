import { useTranslations } from 'use-intl';
import type { NoteColumn } from '@otp-lab/app-notes';

/** Returns a function that names the value of a column: 'SHA256', '8 digits', '60 s'. */
export function useColumnLabel() {
  const t = useTranslations('labNotesTable.value');
  return ({ setting, value }: NoteColumn): string => {
    if (setting === 'digits') return t('digits', { count: Number(value) });
    if (setting === 'period') return t('period', { count: value });
    return value === 'hotp' ? t('hotp') : value;
  };
}
