import type { Source } from '../moveState.ts';
import styles from './CodeProgress.module.css';
import { useMissingQrCodesText } from './useMissingQrCodesText.ts';

/** Says how many QR codes of an export were read, and which are missing. */
export function CodeProgress({ sources }: { readonly sources: readonly Source[] }) {
  return useMissingQrCodesText(sources).map(({ id, progress, request }) => (
    <p key={id} className={styles.progress} role="status" data-testid="move-codes">
      <strong>{progress}</strong> {request}
    </p>
  ));
}
