import type { Source } from '../moveState.ts';
import styles from './CodeProgress.module.css';
import { useMissingCodesText } from './useMissingCodesText.ts';

/** Says how many QR codes of an export were read, and which are missing. */
export function CodeProgress({ sources }: { readonly sources: readonly Source[] }) {
  return useMissingCodesText(sources).map(({ id, progress, request }) => (
    <p key={id} className={styles.codes} role="status" data-testid="move-codes">
      <strong>{progress}</strong> {request}
    </p>
  ));
}
