import type { OtpSettings } from './settings.ts';
import { counterAt } from './totp.ts';

/** When a person reads a code in an app: a time for TOTP, a press of the app's button for HOTP. */
export interface CodeRequest {
  /** Unix time in seconds, 0 or more. May have a fraction. */
  readonly seconds: number;
  /** Which press of the button gives the code, from 1. The first one gives the code of `settings.counter`. */
  readonly press: number;
}

/**
 * Returns the time step (TOTP) or the counter (HOTP) of the correct code. The counter may be greater than `maxCounter`.
 * Then `hotp` throws.
 *
 * @throws {RangeError} if the values that the type uses are out of bounds: the time or the period, or a press that
 * isn't a whole number
 *
 * @example
 * const settings = { ...defaultSettings, type: 'hotp', counter: 7n };
 * expectedCounterOf(settings, { seconds: 0, press: 2 }) // 8n
 */
export function expectedCounterOf(
  { type, period, counter }: Pick<OtpSettings, 'type' | 'period' | 'counter'>,
  { seconds, press }: CodeRequest,
): bigint {
  return type === 'totp' ? counterAt(seconds, period) : counter + BigInt(press - 1);
}
