import { fromHex } from '../hex.ts';
import type { Algorithm, OtpType } from '../settings.ts';
import { counterAt } from '../totp.ts';

/** What a line of a list asks to compute. */
export interface InputComputation {
  readonly type: OtpType;
  readonly key: Uint8Array;
  /** The key in Base32, in a spelling that an otpauth URI may contain. */
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
  /** For TOTP: the Unix time and the period, both in seconds. */
  readonly seconds: number;
  readonly period: number;
  /** The moving factor: the counter (HOTP), or the time step (TOTP). */
  readonly counter: bigint;
}

/**
 * Parses the columns that say what to compute. Doesn't validate them. The columns are:
 *
 * 1. type, key in hexadecimal, secret in Base32, algorithm, digits
 * 2. for HOTP, the counter. For TOTP, Unix time and period in seconds
 */
export function readComputation(columns: readonly string[]): InputComputation {
  const [type, key = '', secret = '', algorithm, digits, movingFactor = '', periodText] = columns;
  const isTotp = type === 'totp';
  const seconds = isTotp ? Number(movingFactor) : 0;
  const period = isTotp ? Number(periodText) : 0;
  return {
    type: type as OtpType,
    key: fromHex(key),
    secret,
    algorithm: algorithm as Algorithm,
    digits: Number(digits),
    seconds,
    period,
    counter: isTotp ? counterAt(seconds, period) : BigInt(movingFactor),
  };
}
