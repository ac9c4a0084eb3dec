import { useEffect, useRef } from 'react';
import styles from './KeyProgress.module.css';

interface KeyProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Shows how much of a key derivation is done. It scrolls into view: on a phone, a long form may cover the window. */
export function KeyProgress({ label, share }: KeyProgressProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={styles.progress} data-testid="move-progress">
      <p role="status">{label}</p>
      <progress aria-label={label} max={1} value={share} />
    </div>
  );
}
