import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CopyText.module.css';

interface CopyTextProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** A copy button in still HTML; `answerCopyButtons` answers it. */
export function CopyText({ text, children }: CopyTextProps) {
  const t = useTranslations('downloads.installer');
  return (
    <span className={styles.copy}>
      <button type="button" data-copy={text} data-done={t('copied')} data-failed={t('failed')}>
        <Icon name="copy" size={16} />
        {children}
      </button>
      <span aria-live="polite" />
    </span>
  );
}
