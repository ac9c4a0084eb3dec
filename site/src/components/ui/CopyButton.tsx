import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './Icon.tsx';
import styles from './CopyButton.module.css';
import { useCopy } from '../../hooks/useCopy.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** A button that copies a text. It shows whether copying worked, and screen readers announce the outcome. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const t = useTranslations('otpqr.copy');
  const { outcome, copy } = useCopy(text);
  return (
    <span className={styles.copy}>
      <button type="button" className="button" disabled={text === ''} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />
        {children}
      </button>
      <span role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome === 'copied' && t('done')}
        {outcome === 'failed' && t('failed')}
      </span>
    </span>
  );
}
