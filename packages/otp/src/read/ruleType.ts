import type { documents } from './documents.ts';

/**
 * `error`: no code can be computed. `warning`: a fault that some apps may not tolerate. `note`: worth
 * knowing, but not a fault.
 */
export type Severity = 'error' | 'warning' | 'note';

export interface Rule {
  readonly severity: Severity;
  /** 'file-app' means the document of the app in the finding's `app` value. */
  readonly document: keyof typeof documents | 'file-app';
  /** A second document that contradicts the first one, if there is one. */
  readonly otherDocument?: keyof typeof documents;
  /** The section number, if the document has numbered sections. */
  readonly section?: string;
  /** The names of the values in a finding of this rule. */
  readonly values: readonly string[];
}
