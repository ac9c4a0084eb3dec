import type { ProgramCauseKind } from '../program/programComputation.ts';
import type { Verifier } from './verifier.ts';

/** The kinds of faults that only verifiers have, not programs that compute codes. */
export type VerifierCauseKind =
  | 'answer-accepted'
  | 'answer-rejected'
  | 'bounds-rejected'
  | 'bounds-wrapped'
  | 'code-as-number'
  | 'code-empty'
  | 'code-number-syntax'
  | 'code-prefix-parsed'
  | 'code-too-long'
  | 'code-too-short'
  | 'code-wildcard'
  | 'code-zeros-rejected'
  | 'digits-expected'
  | 'reuse-accepted'
  | 'window-ahead-ignored'
  | 'window-behind-ignored'
  | 'window-fixed'
  | 'window-last-left-out'
  | 'window-look-ahead-ignored'
  | 'window-looks-back'
  | 'window-swapped'
  | 'window-widest'
  | 'window-one-more';

/** One deviation of a verifier. */
export interface VerifierCausePart {
  /** A stable name, such as 'reuse:accepted' or 'window:-1+1'. */
  readonly name: string;
  readonly kind: VerifierCauseKind | ProgramCauseKind;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A hypothesis about one stage of a verifier. */
export interface VerifierFault {
  readonly part: VerifierCausePart;
  /**
   * A lower rank is more common. If several faults explain all answers, the result names the most
   * common ones.
   */
  readonly rank: 1 | 2;
  readonly change: (verifier: Verifier) => Verifier;
}

/** Returns a fault without values. The name of its part is its kind with a colon for the first dash. */
export function plainFault(
  kind: VerifierCauseKind,
  change: Partial<Verifier>,
  rank: VerifierFault['rank'] = 1,
): VerifierFault {
  const part = { name: kind.replace('-', ':'), kind, values: {} };
  return { part, rank, change: (verifier) => ({ ...verifier, ...change }) };
}
