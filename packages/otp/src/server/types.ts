import type { OtpSettings } from '../settings.ts';

/** A code that a person entered, and how the server reacted. */
export interface Attempt {
  readonly code: string;
  /** When the person entered it: Unix time in seconds. */
  readonly seconds: number;
  /** For HOTP: which press of the app's button gave the code, from 1. */
  readonly press: number;
  readonly outcome: AttemptOutcome;
}

export type AttemptOutcome = 'accepted' | 'refused';

/** How a server checks one-time passwords. */
export interface ServerSettings {
  /** How many time steps or counters before and after its own the server also accepts. */
  readonly behind: number;
  readonly ahead: number;
  /** The number of seconds by which the server's clock is ahead. */
  readonly clock: number;
  /** For HOTP: the counter that the server expects next. */
  readonly counter: bigint;
  /** Whether the server accepts a code again, or an older one, after it accepted a code. */
  readonly acceptsAgain: boolean;
  /** Whether the server converts the typed code to a number before it compares codes. */
  readonly comparesNumbers: boolean;
}

/** The known settings of a server. Absent properties are unknown. */
export type ServerFacts = Partial<
  Omit<ServerSettings, 'behind' | 'ahead'> & {
    readonly window: Pick<ServerSettings, 'behind' | 'ahead'>;
    /** Whether a log shows that the server expects the code that the settings give. */
    readonly computesRight: boolean;
  }
>;

/** Why a server refuses a correct code. */
export const serverCauses = [
  /** It compares numbers, which have no leading zeros. */
  'number',
  /** It accepted this code, or a later one, before. */
  'reuse',
  /** Its window doesn't include the code's time step or counter. */
  'window',
  /** Its clock is off. */
  'clock',
  /** It uses another secret or other settings. */
  'settings',
  /**
   * It refuses for a reason other than the code: a rate limit, a locked account, another node behind
   * a balancer, or a code that was mistyped on the server.
   */
  'elsewhere',
  /**
   * The person made a typing error: the code is one error away from a code of the account, so the server is right.
   * Findings about apps call such an error `typing:…`. Don't rename `slip`: pages show it in `data-finding`, and others
   * rely on that.
   */
  'slip',
] as const;
export type ServerCause = (typeof serverCauses)[number];

/** A cause and its probability. Several causes can apply, so the probabilities don't add up to 1. */
export interface RankedCause {
  readonly cause: ServerCause;
  readonly probability: number;
  /** The indexes of the refused attempts that the cause explains, from 0. In order of time. */
  readonly attempts: readonly number[];
}

/**
 * An attempt with a code that the settings don't give, although they give the codes of other
 * attempts.
 */
export interface UnmatchedAttempt {
  /** The index of the attempt, from 0. */
  readonly attemptIndex: number;
  /** The account's code from which the typed one differs by one typing error. Undefined if there is none. */
  readonly intendedCode: string | undefined;
}

/** How an attempt compares with the settings and with a recommended server. */
export interface AttemptEvidence {
  /** How many time steps (TOTP) or counters (HOTP) the code comes after the expected one. */
  readonly distance: number;
  /** What a server with the RFCs' recommended settings does. */
  readonly recommendedOutcome: AttemptOutcome;
}

/**
 * The probability that a cause of a refusal needs to be certain. It's higher than the share for causes of apps
 * (`minCertainShare` in rank.ts), because less is known about the settings of servers than about the faults of apps.
 */
export const minCertainProbability = 0.999;

/** The part that all diagnoses have, except `wrong-code`. */
interface ReadCodes {
  /** One element per attempt. Undefined for an unmatched attempt. */
  readonly evidence: readonly (AttemptEvidence | undefined)[];
  /** Attempts that the diagnosis leaves out, because the settings don't give their codes. */
  readonly unmatched: readonly UnmatchedAttempt[];
}

export type ServerDiagnosis =
  /** There are no attempts, or the server refused none. */
  | ({ readonly kind: 'open' } & ReadCodes)
  /** The settings don't give this attempt's code, so the server is right. The index counts from 0. */
  | { readonly kind: 'wrong-code'; readonly attemptIndex: number }
  /** No server with the known settings reacts like this. */
  | ({ readonly kind: 'contradiction' } & ReadCodes)
  | ({
      readonly kind: 'causes';
      readonly certainty: 'certain' | 'likely' | 'none';
      /** The causes that together explain every refused attempt. Empty if `certainty` is 'none'. */
      readonly named: readonly ServerCause[];
      /** All causes, the most likely first. */
      readonly causes: readonly RankedCause[];
      /** Whether to look at the server's clock first, because it may explain every attempt. */
      readonly shouldCheckClock: boolean;
    } & ReadCodes);

/** The input of `diagnoseServer`. */
export interface ServerQuestion {
  readonly settings: OtpSettings;
  readonly attempts: readonly Attempt[];
  readonly facts: ServerFacts;
}
