import type { Diagnosis } from '@otp-lab/otp/diagnosis';

/** How sure a verdict is. `several`: it is certain that one of several named causes is the real one. */
export type VerdictKind = 'match' | 'certain' | 'several' | 'likely' | 'none';

/** Returns how sure a verdict is, as the page words it. If several causes fit, none of them is called certain alone. */
export function certaintyOf({ finding, certainty, also }: Diagnosis): VerdictKind {
  if (certainty !== 'certain') return certainty;
  if (also.length > 0) return 'several';
  return finding === 'match' ? 'match' : 'certain';
}
