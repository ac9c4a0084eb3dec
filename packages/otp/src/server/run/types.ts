import type { AttemptOutcome } from '../types.ts';
import type { CheckVerdict, ServerCheck, ServerSource } from './checks.ts';

/** Set-up of the account on the server, or a later sign-in. */
export type Phase = 'setup' | 'login';

/** What the code of an attempt is computed with: the settings, or a fault that the server may have. */
export type AttemptComputation =
  | { readonly kind: 'settings' }
  /** Another period, in seconds. */
  | { readonly kind: 'period'; readonly period: number }
  /** Only the key's first bytes, or the key repeated up to this length. */
  | { readonly kind: 'key'; readonly bytes: number }
  /** SHA1, with the digits and the period of the settings. */
  | { readonly kind: 'sha1' }
  /** SHA1, 6 digits and 30 seconds, whatever the settings are. */
  | { readonly kind: 'defaults' };

/** Why the run asks for an attempt. */
export type AttemptPurpose =
  /** A code of the current time step or near it. */
  | 'fresh'
  /** A code that the server accepted before. */
  | 'reused'
  /** A code of a server that computes differently. */
  | 'other';

/** How the code is typed: as it is, with a space in the middle, without its leading zeros, or with a zero more. */
export type CodeForm = 'plain' | 'spaced' | 'stripped' | 'padded';

/** The next attempt of the run. */
export interface PlannedAttempt {
  readonly phase: Phase;
  readonly purpose: AttemptPurpose;
  readonly form: CodeForm;
  /** The code to enter, in its form. */
  readonly code: string;
  /** The time step of the code, by the period of its computation. */
  readonly step: number;
  /** How many steps the code comes after the current one. */
  readonly distance: number;
  readonly computation: AttemptComputation;
  /** The earliest time to enter the code. Unix time in seconds. */
  readonly notBefore: number;
}

/** A finished attempt. The server received the code between `shown` and `answered`. */
export interface RunAttempt extends PlannedAttempt {
  /** When the page showed the code. Unix time in seconds. */
  readonly shown: number;
  /** When the person said how the server reacted. Unix time in seconds. */
  readonly answered: number;
  readonly outcome: AttemptOutcome;
}

/** How far a clock is probably off, in seconds. Both ends are positive. */
export interface ClockErrorRange {
  readonly from: number;
  readonly to: number;
}

/** A line of the report. */
export interface CheckReport {
  readonly check: ServerCheck;
  readonly verdict: CheckVerdict;
  /** What was found, for the sentence of the report. */
  readonly finding: string;
  /** A number for the sentence: seconds, bytes or attempts; undefined if it has none. */
  readonly value: number | undefined;
  /** For a clock that is fast or slow: by how much. */
  readonly clockError?: ClockErrorRange;
  readonly sources: readonly ServerSource[];
}
