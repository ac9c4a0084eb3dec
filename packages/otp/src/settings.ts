import { upperCaseAscii } from './base32.ts';

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
/** Bounds of the length of a code that this package computes, in digits. */
export const digitBounds = { min: 4, max: 10 } as const;

/** The greatest counter: 2^64 − 1. A counter has 8 bytes (RFC 4226 section 5.1). */
export const maxCounter = 0xffff_ffff_ffff_ffffn;

/** Lengths of a generated secret, in bits. RFC 4226 recommends 160 (section 4, R6). */
export const secretLengths = [80, 128, 160, 256, 512] as const;

export type OtpType = (typeof otpTypes)[number];
export type Algorithm = (typeof algorithms)[number];
export type SecretLength = (typeof secretLengths)[number];

/** The settings of one account, as in an otpauth URI. */
export interface OtpSettings {
  readonly type: OtpType;
  readonly issuer: string;
  readonly account: string;
  /** Base32. May contain lower case, white space, dashes and padding. */
  readonly secret: string;
  readonly algorithm: Algorithm;
  /** Length of a code, from 4 to 10. */
  readonly digits: number;
  /** Length of a time step in seconds. Only used by totp. */
  readonly period: number;
  /** From 0 to 2^64 − 1. Only used by hotp. */
  readonly counter: bigint;
}

/**
 * The initial settings, without an issuer: each vendor sets its own.
 *
 * The secret comes from RFC 4226 appendix D (ASCII '12345678901234567890', 160 bits). The RFC
 * prints its codes, so anyone can check them, and nobody mistakes it for a real secret.
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
 * Replaces an empty issuer, account or secret by its default. Trims the secret and converts it to
 * upper case.
 */
export function fillDefaults(settings: OtpSettings, defaultIssuer: string): OtpSettings {
  return {
    ...settings,
    issuer: settings.issuer.trim() === '' ? defaultIssuer : settings.issuer,
    account: settings.account.trim() === '' ? defaultSettings.account : settings.account,
    secret: upperCaseAscii(settings.secret.trim()) || defaultSettings.secret,
  };
}
