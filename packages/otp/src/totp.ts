import { checkPeriod } from './bounds.ts';
import { hotp, type HotpInput } from './hotp.ts';

export interface TotpInput extends Omit<HotpInput, 'counter'> {
  /** Unix time, in seconds; a fraction is allowed. */
  readonly seconds: number;
  /** The length of a step, in whole seconds. */
  readonly period: number;
}

function checkTime(seconds: number, period: number): void {
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${seconds} is not a moment since 1970, in seconds`);
  checkPeriod(period);
}

/** The step that a moment lies in: floor(seconds / period) (RFC 6238 section 4.2, T0 = 0). */
export function counterAt(seconds: number, period: number): bigint {
  checkTime(seconds, period);
  return BigInt(Math.floor(Math.floor(seconds) / period));
}

/** How long the step of a moment still lasts, in seconds: more than 0, at most the period. */
export function secondsLeft(seconds: number, period: number): number {
  checkTime(seconds, period);
  return period - (seconds % period);
}

/** The code at a moment (RFC 6238 section 4). Throws a RangeError as `hotp` does. */
export function totp({ seconds, period, ...input }: TotpInput): string {
  return hotp({ ...input, counter: counterAt(seconds, period) });
}
