import { checkPeriod } from './bounds.ts';
import { hotp, type HotpInput } from './hotp.ts';

export interface TotpInput extends Omit<HotpInput, 'counter'> {
  /** Unix time in seconds, 0 or more. May have a fraction. */
  readonly seconds: number;
  /** Length of a time step, in whole seconds, 1 or more. */
  readonly period: number;
}

function checkTime(seconds: number, period: number): void {
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${seconds} is not a Unix time in seconds, 0 or more`);
  checkPeriod(period);
}

/**
 * Returns the time step at a Unix time: floor(seconds / period) (RFC 6238 section 4.2, T0 = 0).
 *
 * @throws {RangeError} if the time is negative or the period is not a whole number from 1
 *
 * @example
 * counterAt(59, 30) // 1n
 */
export function counterAt(seconds: number, period: number): bigint {
  checkTime(seconds, period);
  return BigInt(Math.floor(Math.floor(seconds) / period));
}

/**
 * Returns the seconds until the next time step: more than 0, at most the period.
 *
 * @throws {RangeError} if the time is negative or the period is not a whole number from 1
 */
export function secondsLeft(seconds: number, period: number): number {
  checkTime(seconds, period);
  return period - (seconds % period);
}

/**
 * Computes the code at a Unix time (RFC 6238 section 4), padded with leading zeros.
 *
 * @throws {RangeError} if the secret is empty, the algorithm is unknown, or another value is out
 * of bounds
 *
 * @example
 * const secret = new TextEncoder().encode('12345678901234567890');
 * totp({ secret, seconds: 59, period: 30, digits: 8, algorithm: 'SHA1' }) // '94287082'
 */
export function totp({ seconds, period, ...input }: TotpInput): string {
  return hotp({ ...input, counter: counterAt(seconds, period) });
}
