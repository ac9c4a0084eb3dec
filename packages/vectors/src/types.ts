import type { Algorithm, OtpType } from '@otp-lab/otp';
import type { FlagName } from './suiteFlags.ts';

/** The kinds of groups. */
export const suiteKinds = ['codes', 'base32', 'uris', 'exports', 'verification'] as const;

export type SuiteKind = (typeof suiteKinds)[number];

/**
 * What an implementation must do. `valid`: produce the stated result. `acceptable`: produce the
 * stated result or refuse. `invalid`: refuse.
 */
export type SuiteResult = 'valid' | 'acceptable' | 'invalid';

/** The fields of every case. `id` is the group's name and a number from 1, such as `rfc4226-1`. */
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

/** The settings of a code. Numbers may be out of bounds if the case is `invalid`. */
export interface CodeSettings extends MovingFactor {
  readonly type: OtpType;
  /** Hexadecimal, lower case. */
  readonly key: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
}

/** A code to compute. `code` is absent if the case is `invalid`. */
export interface CodeCase extends SuiteCase, CodeSettings {
  readonly code?: string;
}

/** A Base32 text to decode. `key` is hexadecimal and absent if the case is `invalid`. */
export interface Base32Case extends SuiteCase {
  readonly text: string;
  readonly key?: string;
}

/**
 * The account that a URI or export contains. Issuer and account are absent if the format doesn't
 * define them. TOTP accounts have no counter, HOTP accounts no period.
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
 * A URI to read, with its account and the code at `seconds` (TOTP) or for its counter (HOTP). Both
 * are absent if the case is `invalid`.
 */
export interface UriCase extends SuiteCase {
  readonly uri: string;
  readonly account?: SuiteAccount;
  readonly seconds?: number;
  readonly code?: string;
}

/** An export: its QR codes in the order in which they are scanned, and all accounts in order. */
export interface ExportCase extends SuiteCase {
  readonly uris: readonly string[];
  readonly accounts?: readonly SuiteAccount[];
}

/**
 * A typed code to verify. `typed` is text or a JSON number. The window reaches from `behind` steps
 * before to `ahead` steps after `counter` or the step of `seconds`. `used` is the last accepted step
 * and isn't accepted again. `matched` is the step or counter of the code, absent if the case is
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
  /** Unique and stable, because the ids of cases contain it. */
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

/** The content of `otp-vectors.json`. */
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
