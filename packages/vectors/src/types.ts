import type { Algorithm, OtpType } from '@otp-lab/otp';
import type { FlagName } from './flags.ts';

/** What a group's cases are about. */
export const suiteKinds = ['codes', 'base32', 'uris', 'exports', 'verification'] as const;

export type SuiteKind = (typeof suiteKinds)[number];

/**
 * What an implementation is to do: `valid`, it must work as stated; `acceptable`, it may refuse,
 * and works as stated where it does not; `invalid`, it must refuse.
 */
export type SuiteResult = 'valid' | 'acceptable' | 'invalid';

/** What every case has. `id` is its group's name and its place in the group, from 1. */
export interface SuiteCase {
  readonly id: string;
  readonly result: SuiteResult;
  readonly flags: readonly FlagName[];
  readonly comment: string;
}

/** A moving factor: the counter as decimal text (hotp), or Unix time and period in seconds. */
interface MovingFactor {
  readonly counter?: string;
  readonly seconds?: number;
  readonly period?: number;
}

/** The settings of a code. Numbers may be out of bounds where the case is `invalid`. */
export interface CodeSettings extends MovingFactor {
  readonly type: OtpType;
  /** Hexadecimal, lower case. */
  readonly key: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
}

/** A code to compute; `code` is absent where the case is `invalid`. */
export interface CodeCase extends SuiteCase, CodeSettings {
  readonly code?: string;
}

/** A Base32 text to decode; `key`, in hexadecimal, is absent where the case is `invalid`. */
export interface Base32Case extends SuiteCase {
  readonly text: string;
  readonly key?: string;
}

/**
 * An account that was read. A name that the format leaves open is absent, and so is the counter
 * of totp and the period of hotp.
 */
export interface SuiteAccount {
  readonly type: OtpType;
  readonly issuer?: string;
  readonly account?: string;
  readonly key: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
  readonly period?: number;
  readonly counter?: string;
}

/**
 * A URI to read: the account, and the code that it shows at `seconds` (totp) or for its counter
 * (hotp). Both are absent where the case is `invalid`.
 */
export interface UriCase extends SuiteCase {
  readonly uri: string;
  readonly account?: SuiteAccount;
  readonly seconds?: number;
  readonly code?: string;
}

/** The QR codes of an export in the order in which they are read, and all accounts in theirs. */
export interface ExportCase extends SuiteCase {
  readonly uris: readonly string[];
  readonly accounts?: readonly SuiteAccount[];
}

/**
 * A typed code to judge. `typed` is text or a JSON number. The steps from `counter` (or the step
 * of `seconds`) − `behind` to + `ahead` are accepted, but not `used`, the last one accepted.
 * `matched` is the step or counter that a right code belongs to; it is absent where the case is
 * `invalid`.
 */
export interface VerificationCase extends SuiteCase, CodeSettings {
  readonly typed: string | number;
  readonly behind: number;
  readonly ahead: number;
  readonly used?: string;
  readonly matched?: string;
}

interface Group<Kind extends SuiteKind, Case> {
  readonly kind: Kind;
  /** Unique among the groups; it never changes, since cases are cited by it. */
  readonly name: string;
  readonly comment: string;
  readonly tests: readonly Case[];
}

export type SuiteGroup =
  | Group<'codes', CodeCase>
  | Group<'base32', Base32Case>
  | Group<'uris', UriCase>
  | Group<'exports', ExportCase>
  | Group<'verification', VerificationCase>;

/** The whole file `otp-vectors.json`. */
export interface Suite {
  readonly $schema: string;
  readonly title: string;
  readonly version: string;
  readonly license: 'CC0-1.0';
  readonly licenseText: string;
  readonly numberOfTests: number;
  readonly results: Readonly<Record<SuiteResult, string>>;
  readonly kinds: Readonly<Record<SuiteKind, string>>;
  readonly flags: Readonly<Record<FlagName, string>>;
  readonly groups: readonly SuiteGroup[];
}
