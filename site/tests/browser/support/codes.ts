import { shownCode } from './otpApp.ts';

/** The settings of an account in an authenticator app. Defaults: SHA1, 6 digits, 30 seconds. */
export interface Account {
  /** Base32 without padding. */
  readonly secret: string;
  readonly algorithm?: string;
  readonly digits?: number;
  /** In seconds. */
  readonly period?: number;
}

/** Decodes Base32 without the product's own code. */
export function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll('=', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code for a counter, computed with Node's HMAC. */
export function codeFor(account: Account, counter: number | bigint): string {
  const { secret, ...settings } = account;
  return shownCode({ ...settings, key: bytesOf(secret), counter });
}

/** Returns the code at a time in Unix seconds (RFC 6238, section 4). */
export function codeAt(account: Account, seconds: number): string {
  return codeFor(account, Math.floor(seconds / (account.period ?? 30)));
}
