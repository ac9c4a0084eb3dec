import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
  readonly done: string;
  readonly failed: string;
}

type Outcome = 'done' | 'failed';

/** Copies a text and says, to eye and ear, whether that worked. */
export function CopyButton({ text, children, done, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <span className={styles.copy}>
      <button type="button" className="button" disabled={text === ''} onClick={() => void copy()}>
        <Icon name={outcome === 'done' ? 'check' : 'copy'} size={18} />
        {children}
      </button>
      <span role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome === 'done' && done}
        {outcome === 'failed' && failed}
      </span>
    </span>
  );
}
