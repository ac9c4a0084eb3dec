import { foldCase } from './base32.ts';

export const otpTypes = ['totp', 'hotp'] as const;
export const algorithms = ['SHA1', 'SHA256', 'SHA512'] as const;
export const digitChoices = [4, 5, 6, 7, 8, 9, 10] as const;
export const periodChoices = [30, 60] as const;
export const counterChoices: readonly bigint[] = [
  0n,
  1n,
  2n,
  3n,
  4n,
  5n,
  6n,
  7n,
  8n,
  9n,
  100n,
  1000n,
  10000n,
  100000n,
  1000000n,
];
/** The fewest and the most digits of a code that are computed here. */
export const digitBounds = { least: 4, most: 10 } as const;

/** The greatest counter: 2^64 − 1 (RFC 4226 section 5.1, an 8-byte counter). */
export const greatestCounter = 0xffff_ffff_ffff_ffffn;

/** Lengths of a generated secret, in bits. 160 is what RFC 4226 recommends (section 4, R6). */
export const secretLengths = [80, 128, 160, 256] as const;

export type OtpType = (typeof otpTypes)[number];
export type Algorithm = (typeof algorithms)[number];
export type SecretLength = (typeof secretLengths)[number];

/** One account: what an otpauth URI says. */
export interface OtpSettings {
  readonly type: OtpType;
  readonly issuer: string;
  readonly account: string;
  /** Base32 text; lower case, white space, dashes and padding are allowed. */
  readonly secret: string;
  readonly algorithm: Algorithm;
  /** Length of a code, 4 to 10. */
  readonly digits: number;
  /** Length of a step in seconds; totp only. */
  readonly period: number;
  /** 0 to 2^64 − 1; hotp only. */
  readonly counter: bigint;
}

/**
 * The settings that stand before anything is chosen; the issuer is the vendor's.
 *
 * The secret is the one of RFC 4226 appendix D (ASCII '12345678901234567890', 160 bits): its
 * codes are printed there, so that anyone can check the page, and nobody takes it for a secret.
 */
export const defaultSettings: Omit<OtpSettings, 'issuer'> = {
  type: 'totp',
  account: 'Tester',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0n,
};

/** The default length of a generated secret, in bits. */
export const defaultSecretLength: SecretLength = 160;

/**
 * The settings as they are used: the secret trimmed and in upper case, an empty issuer, account
 * or secret replaced by its default.
 */
export function fillDefaults(settings: OtpSettings, defaultIssuer: string): OtpSettings {
  return {
    ...settings,
    issuer: settings.issuer.trim() === '' ? defaultIssuer : settings.issuer,
    account: settings.account.trim() === '' ? defaultSettings.account : settings.account,
    secret: foldCase(settings.secret.trim()) || defaultSettings.secret,
  };
}
