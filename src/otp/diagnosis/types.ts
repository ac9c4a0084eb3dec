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
  'truncation',
  'code',
  'alphabet',
] as const;

export type FindingFamily = (typeof findingFamilies)[number];

/** What one part of a finding says, and the values its sentence needs; one sentence for each. */
export const findingSentences = {
  'clock-steps': ['steps'],
  'clock-milliseconds': [],
  'clock-zone': ['hours'],
  'clock-rounded': [],
  counter: ['steps'],
  algorithm: ['algorithm'],
  digits: ['digits'],
  period: ['period'],
  'type-totp': [],
  'type-hotp': [],
  'key-ascii': [],
  'key-hex': [],
  'key-padded': [],
  'key-cut': ['bytes'],
  'key-partial-byte': [],
  'key-repaired': [],
  'truncation-byte19': [],
  'truncation-sign': [],
  'code-zeros-lost': [],
  'code-cut-left': [],
  'code-cut-right': [],
  'alphabet-steam': [],
} as const satisfies Record<string, readonly string[]>;

export type FindingSentence = keyof typeof findingSentences;

/** One thing that the app did otherwise than the settings say. */
export interface FindingPart {
  readonly family: FindingFamily;
  /** The stable name: 'clock:+1', 'key:cut10'. */
  readonly name: string;
  readonly sentence: FindingSentence;
  readonly values: Readonly<Record<string, string | number>>;
}

/** An explanation: its parts in their order, none for a match. */
export interface Explanation {
  /** 'match', or the names of the parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly FindingPart[];
}

/** Another explanation of the same computation. */
export interface Equivalent extends Explanation {
  /** Whether it gives the same codes for all time, or for these observations only. */
  readonly always: boolean;
}

/** Another explanation, of another computation, that fits too. */
export interface Alternative extends Explanation {
  readonly probability: number;
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
  /** How many different computations were compared with the codes. */
  readonly tries: number;
  /** The chance that random codes would fit at least one of them. */
  readonly chanceOfAccident: number;
  /** The probability of the finding and its equivalents, given the priors. */
  readonly probability: number;
  /** By how many seconds the device's clock may be ahead: `least` ≤ seconds < `most`. */
  readonly drift?: { readonly least: number; readonly most: number };
}

/**
 * What would tell more: nothing is open, the next code that the app shows, the code of the next
 * press, or a look at what was typed and scanned since no code would help.
 */
export const nextQuestions = ['none', 'next-code', 'next-press', 'check-input'] as const;
export type NextQuestion = (typeof nextQuestions)[number];

export type Certainty = 'certain' | 'likely' | 'none';

export interface Diagnosis {
  /** 'match', 'unknown', or names of parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly FindingPart[];
  readonly certainty: Certainty;
  readonly equivalents: readonly Equivalent[];
  readonly alternatives: readonly Alternative[];
  readonly evidence: Evidence;
  readonly next: NextQuestion;
}
