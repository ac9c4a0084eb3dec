import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NoteColumn } from '@otp-lab/app-notes';

/** Returns a function that names the value of a column: 'SHA256', '8 digits', '60 s'. The unit is an element. */
export function useColumnLabel() {
  const t = useTranslations('labNotesTable.value');
  const unit = (text: ReactNode) => <span>{text}</span>;
  return ({ setting, value }: NoteColumn): ReactNode => {
    if (setting === 'digits') return t.rich('digits', { count: Number(value), unit });
    if (setting === 'period') return t.rich('period', { count: value, unit });
    return value === 'hotp' ? t('hotp') : value;
  };
}
