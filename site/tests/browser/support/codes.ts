import { shownCode } from './otpApp.ts';

/** What an authenticator app needs; the defaults are the specification's. */
export interface Account {
  /** Base32 without padding. */
  readonly secret: string;
  readonly algorithm?: string;
  readonly digits?: number;
  /** Seconds. */
  readonly period?: number;
}

/** The bytes of Base32 text, computed apart from the product's own code. */
export function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll('=', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code for a counter, by Node's HMAC. */
export function codeFor(account: Account, counter: number | bigint): string {
  const { secret, ...settings } = account;
  return shownCode({ ...settings, key: bytesOf(secret), counter });
}

/** The code of a moment, in seconds since 1970 (RFC 6238 section 4). */
export function codeAt(account: Account, seconds: number): string {
  return codeFor(account, Math.floor(seconds / (account.period ?? 30)));
}
