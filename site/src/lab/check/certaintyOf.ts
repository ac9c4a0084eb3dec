import type { Diagnosis } from '@otp-lab/otp/diagnosis';

/** The certainty of a verdict. `several` means that one of the named causes is certainly the real one. */
export type VerdictKind = 'match' | 'certain' | 'several' | 'likely' | 'none';

/**
 * Returns whether the visitor should enter a secret, because no error explains the codes with the sample secret.
 * @param isSample whether the secret's field is empty, so that the sample secret is used
 */
export function needsSecret({ certainty, next }: Diagnosis, isSample: boolean): boolean {
  return isSample && certainty === 'none' && next === 'check-input';
}

/**
 * Returns the certainty that the page states. If several causes are named, the page calls none of them certain by
 * itself.
 */
export function certaintyOf({ finding, certainty, namedRivals }: Diagnosis): VerdictKind {
  if (certainty !== 'certain') return certainty;
  if (namedRivals.length > 0) return 'several';
  return finding === 'match' ? 'match' : 'certain';
}

/**
 * Returns whether the sentences of a cause leave open which of two errors the app has. A counter-based account and a
 * clock that starts at zero give the same codes.
 */
export function namesTwoErrors({ parts }: Diagnosis): boolean {
  return parts.some(({ kind }) => kind === 'type-hotp');
}
