import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CopyText.module.css';

interface CopyTextProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** How long the outcome stands beside the button, in milliseconds. */
const shownFor = 2500;

/** Copies a text and says beside the button whether that worked. */
export function CopyText({ text, children }: CopyTextProps) {
  const t = useTranslations('downloads.installer');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <span className={styles.copy}>
      <button type="button" onClick={() => void copy()}>
        <Icon name="copy" size={16} />
        {children}
      </button>
      <span aria-live="polite">{outcome && t(outcome)}</span>
    </span>
  );
}
