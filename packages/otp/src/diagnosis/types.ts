import type { Format } from './format.ts';
import type { MacMethod } from './macs.ts';
import type { Truncation } from './truncations.ts';

/** A code that a person typed as their app showed it. */
export interface Observation {
  /** The code as typed. `readCode` ignores white space and dashes. */
  readonly code: string;
  /** When the person read the code: Unix time in seconds, with a fraction if it is known. */
  readonly seconds: number;
  /** For HOTP: which press of the app's button gave the code, from 1. */
  readonly press: number;
}

/** The families of cause parts, in the order in which a finding joins their names. */
export const causeFamilies = [
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
  'secret',
  'typing',
] as const;

export type CauseFamily = (typeof causeFamilies)[number];

/** The names of parts that have no values, and that apps and programs can have. Each begins with its family. */
export type SharedPartName =
  | 'clock:milliseconds'
  | 'clock:milliseconds-32-bit'
  | 'clock:since-2001'
  | 'clock:rounded'
  | 'counter:little-endian'
  | 'counter:32-bit'
  | 'counter:text'
  | 'counter:word-twice'
  | 'type:totp'
  | 'type:hotp'
  | 'key:ascii'
  | 'key:hex'
  | 'key:hex-text'
  | 'key:hex-as-base32'
  | 'key:empty'
  | 'key:padded'
  | 'key:partial-byte'
  | 'key:base64'
  | 'key:base32hex'
  | 'key:crockford'
  | 'key:utf16'
  | 'key:newline'
  | 'key:block'
  | 'key:text'
  | 'key:utf8'
  | 'key:zero-ended'
  | 'key:zeros-dropped'
  | 'hash:plain'
  | 'hash:swapped'
  | 'hash:block64'
  | 'truncation:byte19'
  | 'truncation:sign'
  | 'truncation:hex'
  | 'truncation:first-digits'
  | 'truncation:modulo-32-bit'
  | 'code:zeros-lost'
  | 'code:cut-left'
  | 'code:cut-right'
  | 'alphabet:steam';

/** The names of all parts that have no values. */
export type PlainPartName =
  | SharedPartName
  | 'key:repaired'
  | 'key:invalid-skipped'
  | 'key:invalid-zero';

/** A name with a dash for its colon: 'key-ascii' for 'key:ascii'. */
export type Dashed<Name extends `${CauseFamily}:${string}`> =
  Name extends `${infer Family}:${infer Rest}` ? `${Family}-${Rest}` : never;

/** The kinds of deviations that apps and programs can have. */
export type SharedCauseKind =
  | Dashed<SharedPartName>
  | 'clock-steps'
  | 'clock-zone'
  | 'counter'
  | 'algorithm'
  | 'digits'
  | 'period'
  | 'key-repeated'
  | 'key-cut'
  | 'truncation-offset';

/**
 * The kinds of deviations that programs can't have. "Check my program" gives a program the time and a secret without
 * errors, and nobody types its codes. Its many codes show exactly which digits, step or offset the program uses.
 */
export const appOnlyKinds = [
  'clock-seconds',
  'counter-step',
  'digits-padded',
  'key-invalid-skipped',
  'key-invalid-zero',
  'key-repaired',
  'truncation-wrong-offset',
  'secret-one-letter',
  'secret-swapped',
  'secret-lost',
  'secret-doubled',
  'typing-one-digit',
  'typing-swapped',
  'typing-late',
] as const;

/**
 * What deviates. Parts that differ only in their values have the same kind: a clock that is one step ahead and a clock
 * that is two steps behind are both 'clock-steps'. A part without values has the kind of its name. The site and the
 * command have one sentence for each kind.
 */
export type CauseKind = SharedCauseKind | (typeof appOnlyKinds)[number];

/** One deviation from the settings, by the app or by the person who typed the code or the secret. */
export interface CausePart {
  readonly family: CauseFamily;
  /** A stable name, such as 'clock:+1' or 'key:cut10'. */
  readonly name: string;
  readonly kind: CauseKind;
  /** The numbers and texts that differ between parts of this kind. They're the parameters of its sentence. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A deviation that apps and programs can have. */
export interface SharedCausePart extends CausePart {
  readonly kind: SharedCauseKind;
}

/** What made the app show the codes: every deviation that happened, or none for a match. */
export interface Cause {
  /** 'match', or the names of the parts joined with ','. */
  readonly finding: string;
  /** The deviations, in the order of `causeFamilies`. */
  readonly parts: readonly CausePart[];
}

/** A cause that gives the same codes as the leading cause. */
export interface Equivalent extends Cause {
  /** Whether it gives the same codes for all time. If not, only for these observations. */
  readonly isAlwaysEqual: boolean;
}

/** A cause that explains the codes by another computation than the leading cause. */
export interface Alternative extends Cause {
  readonly probability: number;
}

/**
 * An interval of seconds by which a device's clock may be ahead: `from` ≤ seconds < `to`.
 * Negative values mean that the clock is slow.
 */
export interface Drift {
  readonly from: number;
  readonly to: number;
}

/** An observed code next to the correct one. */
export interface CodeEvidence {
  /** The code as typed, without white space and dashes. */
  readonly shown: string;
  /** The code for the settings. Absent if the secret isn't Base32 or the counter is too large. */
  readonly expected?: string;
  /** The time step (TOTP) or counter (HOTP) of the expected code. */
  readonly expectedCounter: bigint;
  /** The time step or counter that the leading cause implies. Absent if nothing explains the code. */
  readonly usedCounter?: bigint;
}

/** The codes and figures on which the diagnosis is based. */
export interface DiagnosisEvidence {
  readonly codes: readonly CodeEvidence[];
  /** Whether the last code was typed before. Then it adds no evidence. */
  readonly isRepeated: boolean;
  /**
   * The number of computations compared with the codes that are at least as common as the leading
   * cause. If nothing explains the codes, the number of all that were compared.
   */
  readonly comparedComputations: number;
  /**
   * The probability that random codes would match at least one of these computations. A low
   * probability means that the match isn't an accident. The certainty depends on it.
   */
  readonly accidentProbability: number;
  /** How far the clock is ahead. Present if the leading cause involves a clock, even a correct one. */
  readonly drift?: Drift;
}

/** What the person knows besides the codes. Absent properties are unknown. */
export interface KnownFacts {
  /** Whether the device's clock is right to a second, compared with the clock used here. */
  readonly isClockRight?: boolean;
}

/**
 * What the person should do next: nothing, type the app's next code, type the code of the next press, or check the
 * input.
 */
export type NextStep = 'none' | 'next-code' | 'next-press' | 'check-input';

/** The question that another code would answer. There always is one, even after a certain cause. */
export type NextCodePurpose =
  /** Whether the clock is wrong or the app rounds the time. */
  | 'rounding'
  /** Whether the person mistyped the code or the app showed another one. */
  | 'typing-error'
  /** Which of the named causes is the real one. */
  | 'causes'
  /** Whether the likely cause is the real one. */
  | 'certainty'
  /** Nothing explains the codes together: one of them may be mistyped. */
  | 'remove'
  /** With a second code, the search can be much wider. */
  | 'wider'
  /** How far the clock is off. */
  | 'drift'
  /** Whether there are faults that only some codes show, such as lost leading zeros. */
  | 'hidden';

export type Certainty = 'certain' | 'likely' | 'none';

/** How an app turns a counter into a code: all stages except the moving factor. */
export interface CodeComputation {
  readonly key: Uint8Array;
  readonly macMethod: MacMethod;
  readonly truncation: Truncation;
  readonly format: Format;
}

export interface Diagnosis {
  /** The leading cause: 'match', 'unknown', or names of parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly CausePart[];
  /**
   * The computation of the leading cause. If the app's offset varies, the computation of the last code that it explains.
   * Absent if nothing explains the codes.
   */
  readonly computation?: CodeComputation;
  /** The certainty of the leading cause, or of all named causes together if `namedRivals` isn't empty. */
  readonly certainty: Certainty;
  /** Causes to name next to the leading one, because these codes can't tell them apart. */
  readonly namedRivals: readonly Equivalent[];
  /**
   * Other causes with the same computation that are too rare to name. Leaves out causes that add a deviation to the
   * leading cause: this deviation has no effect on the codes. For example, no code begins with 0, so an app may lose
   * leading zeros.
   */
  readonly equivalents: readonly Equivalent[];
  readonly alternatives: readonly Alternative[];
  readonly evidence: DiagnosisEvidence;
  readonly next: NextStep;
  readonly nextCodePurpose: NextCodePurpose;
  /**
   * Whether the named causes include both a wrong clock and an app that gets the time step wrong. No
   * code tells these apart, but the answer to "Is the device's clock right?" does (`KnownFacts`).
   */
  readonly shouldAskAboutClock: boolean;
  /** Whether `diagnoseWidely` may find a cause that `diagnose` didn't. */
  readonly canWiden: boolean;
}
