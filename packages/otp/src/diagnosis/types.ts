import type { Format } from './format.ts';
import type { MacRecipe } from './macs.ts';
import type { Truncation } from './numbers.ts';

/** A code that an app showed. */
export interface Observation {
  /** As typed; white space and dashes are ignored. */
  readonly code: string;
  /** When it was read: Unix time in seconds, with a fraction where it is known. */
  readonly seconds: number;
  /** For an app that counts: which press of its button gave the code, from 1. */
  readonly press: number;
}

/** The families of findings, in the order in which joined findings stand. */
export const findingFamilies = [
  'clock',
  'counter',
  'algorithm',
  'digits',
  'period',
  'type',
  'key',
  'hash',
  'truncation',
  'code',
  'alphabet',
  'typing',
] as const;

export type FindingFamily = (typeof findingFamilies)[number];

/** What one part of a finding says; one sentence of the catalog for each. */
export type FindingSentence =
  | 'clock-steps'
  | 'clock-seconds'
  | 'clock-milliseconds'
  | 'clock-zone'
  | 'clock-rounded'
  | 'counter'
  | 'counter-little-endian'
  | 'counter-32-bit'
  | 'counter-text'
  | 'algorithm'
  | 'digits'
  | 'digits-padded'
  | 'period'
  | 'type-totp'
  | 'type-hotp'
  | 'key-ascii'
  | 'key-hex'
  | 'key-empty'
  | 'key-padded'
  | 'key-repeated'
  | 'key-cut'
  | 'key-partial-byte'
  | 'key-repaired'
  | 'key-invalid-skipped'
  | 'key-invalid-zero'
  | 'key-base64'
  | 'key-base32hex'
  | 'key-crockford'
  | 'key-utf16'
  | 'key-newline'
  | 'hash-plain'
  | 'hash-swapped'
  | 'truncation-byte19'
  | 'truncation-sign'
  | 'truncation-offset'
  | 'truncation-hex'
  | 'truncation-first-digits'
  | 'truncation-modulo-32-bit'
  | 'code-zeros-lost'
  | 'code-cut-left'
  | 'code-cut-right'
  | 'alphabet-steam'
  | 'typing-one-digit'
  | 'typing-swapped';

/** One thing that was done otherwise than the settings say, by the app or in typing. */
export interface FindingPart {
  readonly family: FindingFamily;
  /** The stable name: 'clock:+1', 'key:cut10'. */
  readonly name: string;
  readonly sentence: FindingSentence;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A cause of the codes: what happened together, in its order; nothing for a match. */
export interface Cause {
  /** 'match', or the names of the parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly FindingPart[];
}

/** Another cause of the same computation. */
export interface Equivalent extends Cause {
  /** Whether it gives the same codes for all time, or for these observations only. */
  readonly always: boolean;
}

/** Another cause, of another computation, that fits too. */
export interface Alternative extends Cause {
  readonly probability: number;
}

/** By how many seconds a device's clock is ahead, as codes prove it: `from` ≤ seconds < `to`. */
export interface Drift {
  readonly from: number;
  readonly to: number;
}

/** One observed code beside the right one. */
export interface CodeEvidence {
  /** The code as typed, without white space and dashes. */
  readonly shown: string;
  /** What the settings give; absent where the secret is not Base32. */
  readonly expected?: string;
  /** The step (totp) or counter (hotp) of the expected code. */
  readonly expectedCounter: bigint;
  /** The step or counter by which the app's code is explained; absent where it is not. */
  readonly usedCounter?: bigint;
}

export interface Evidence {
  readonly codes: readonly CodeEvidence[];
  /** Whether the last code is one that was typed before: it says nothing new. */
  readonly isRepeated: boolean;
  /** How many different computations were compared with the codes. */
  readonly tries: number;
  /** The chance that random codes would fit at least one of them. */
  readonly chanceOfAccident: number;
  /** The probability of the causes that are named, given the priors. */
  readonly probability: number;
  /** Present where the cause is a clock, a right one included. */
  readonly drift?: Drift;
}

/**
 * What would tell more: nothing is open, the next code that the app shows, the code of the next
 * press, or a look at what was typed and scanned.
 */
export type NextQuestion = 'none' | 'next-code' | 'next-press' | 'check-input';

/** What another code would settle, whatever is known already. */
export type Settlement =
  /** Whether the clock is wrong or the app rounds the time. */
  | 'rounding'
  /** Whether the code was mistyped or the app shows another one. */
  | 'slip'
  /** Which of the causes that are named it is. */
  | 'causes'
  /** Whether what is likely is so. */
  | 'certainty'
  /** Nothing explains the codes together: one of them may be mistyped. */
  | 'remove'
  /** With a second code the search can be much wider. */
  | 'wider'
  /** How far the clock is off. */
  | 'drift'
  /** Faults that show in some codes only, such as zeros lost. */
  | 'hidden';

export type Certainty = 'certain' | 'likely' | 'none';

/** How a code comes of a counter: what an app did, in a form that can be repeated elsewhere. */
export interface Computation {
  readonly key: Uint8Array;
  readonly recipe: MacRecipe;
  readonly truncation: Truncation;
  readonly format: Format;
}

/** What is said of the codes. */
export interface Diagnosis {
  /** The leading cause: 'match', 'unknown', or names of parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly FindingPart[];
  /** What the leading cause computes; absent where nothing explains the codes. */
  readonly computation?: Computation;
  /** Of the leading cause, or of all that are named where `also` holds more. */
  readonly certainty: Certainty;
  /** Causes that these codes cannot tell from the leading one; to be named beside it. */
  readonly also: readonly Equivalent[];
  /** Others that compute the same, too rare to be named or more than is needed. */
  readonly equivalents: readonly Equivalent[];
  readonly alternatives: readonly Alternative[];
  readonly evidence: Evidence;
  readonly next: NextQuestion;
  readonly settles: Settlement;
  /** Whether `diagnoseWidely` may find what this did not. */
  readonly canWiden: boolean;
}
