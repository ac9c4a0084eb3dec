import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './CopyButton.module.css';
import { useCopy } from '../../hooks/useCopy.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
  readonly done: string;
  readonly failed: string;
}

/** A button that copies a text. It shows whether copying worked, and screen readers announce the outcome. */
export function CopyButton({ text, children, done, failed }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <span className={styles.copy}>
      <button type="button" className="button" disabled={text === ''} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />
        {children}
      </button>
      <span role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome === 'copied' && done}
        {outcome === 'failed' && failed}
      </span>
    </span>
  );
}
