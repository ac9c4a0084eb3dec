import type { Source } from '../moveState.ts';
import styles from './CodeProgress.module.css';
import { useMissingQrCodesText } from './useMissingQrCodesText.ts';

interface CodeProgressProps {
  readonly sources: readonly Source[];
  /** Whether the warning of the first step is repeated in a later one. Screen readers don't announce it again. */
  readonly isRepeated?: boolean;
}

/** Says how many QR codes of an export were read, and which are missing. */
export function CodeProgress({ sources, isRepeated = false }: CodeProgressProps) {
  return useMissingQrCodesText(sources).map(({ id, progress, request }) => (
    <p
      key={id}
      className={isRepeated ? `${styles.progress} ${styles.repeated}` : styles.progress}
      role={isRepeated ? undefined : 'status'}
      data-testid={isRepeated ? 'move-codes-repeated' : 'move-codes'}
    >
      <strong>{progress}</strong> {request}
    </p>
  ));
}
