import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/Icon.tsx';
import { useCopy } from '../../hooks/useCopy.ts';
import styles from './CopyText.module.css';

interface CopyTextProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** A button that copies a text. A word beside it reports whether that worked. */
export function CopyText({ text, children }: CopyTextProps) {
  const t = useTranslations('verify');
  const { outcome, copy } = useCopy(text);
  return (
    <span className={styles.copy}>
      <button type="button" onClick={copy}>
        <Icon name="copy" size={16} />
        {children}
      </button>
      <span aria-live="polite">{outcome && t(outcome)}</span>
    </span>
  );
}
