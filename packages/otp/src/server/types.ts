import type { OtpSettings } from '../settings.ts';

/** A right code that was given to a server, and what became of it. */
export interface Attempt {
  readonly code: string;
  /** When: Unix time in seconds. */
  readonly seconds: number;
  /** For an app that counts: which press of its button gave the code, from 1. */
  readonly press: number;
  readonly outcome: Outcome;
}

export type Outcome = 'accepted' | 'refused';

/** What a server of one-time passwords is set to. */
export interface ServerSettings {
  /** How many steps, or counters, before and after its own it accepts too. */
  readonly behind: number;
  readonly ahead: number;
  /** By how many seconds its clock is ahead. */
  readonly clock: number;
  /** For HOTP: the counter that it expects next. */
  readonly counter: bigint;
  /** Whether it accepts a code, or one before it, after one was accepted. */
  readonly acceptsAgain: boolean;
  /** Whether it turns what is typed into a number before it compares. */
  readonly comparesNumbers: boolean;
}

/** What is known of a server; what is absent is not known. */
export type ServerFacts = Partial<
  Omit<ServerSettings, 'behind' | 'ahead'> & {
    readonly window: Pick<ServerSettings, 'behind' | 'ahead'>;
    /** Whether it was seen to expect the code of the settings. */
    readonly computesRight: boolean;
  }
>;

/** Why a server refuses a right code. */
export const serverCauses = [
  /** It compares numbers, which have no zeros in front. */
  'number',
  /** The code, or a later one, was accepted before. */
  'reuse',
  /** Its window does not reach the code's step or counter. */
  'window',
  /** Its clock is off. */
  'clock',
  /** It computes with another secret or other settings. */
  'settings',
  /** It refuses for a reason that has nothing to do with the code: a lock, another account. */
  'elsewhere',
] as const;
export type ServerCause = (typeof serverCauses)[number];

/** A cause and the probability that it alone is enough for the last refusal. */
export interface RankedCause {
  readonly cause: ServerCause;
  readonly probability: number;
}

/** What is known of one attempt. */
export interface AttemptEvidence {
  /** How many steps (totp) or counters (hotp) the code lies after the one that was due. */
  readonly distance: number;
  /** What a server does that is set as the RFCs recommend. */
  readonly recommended: Outcome;
}

/**
 * The probability from which on a cause is certain: more than for an app, because what servers are set to is
 * known less well than what apps do.
 */
export const certainFrom = 0.999;

export type ServerDiagnosis =
  /** No attempt, or none that was refused. */
  | { readonly kind: 'open'; readonly evidence: readonly AttemptEvidence[] }
  /** An attempt's code is none of the settings: the server is right. `place` counts from 0. */
  | { readonly kind: 'wrong-code'; readonly place: number }
  /** No server that is set so does what was seen. */
  | { readonly kind: 'contradiction'; readonly evidence: readonly AttemptEvidence[] }
  | {
      readonly kind: 'causes';
      readonly certainty: 'certain' | 'likely' | 'none';
      /** The likeliest first. */
      readonly causes: readonly RankedCause[];
      /** Which attempt is explained, from 0: the last that was refused. */
      readonly place: number;
      readonly evidence: readonly AttemptEvidence[];
    };

export interface ServerQuestion {
  readonly settings: OtpSettings;
  readonly attempts: readonly Attempt[];
  readonly facts: ServerFacts;
}
