import { digitBounds, maxCounter } from './settings.ts';

/** @throws {RangeError} unless `digits` is a whole number from 4 to 10 */
export function checkDigits(digits: number): void {
  if (!Number.isInteger(digits) || digits < digitBounds.min || digits > digitBounds.max)
    throw new RangeError(
      `digits ${digits} is not within ${digitBounds.min} and ${digitBounds.max}`,
    );
}

/** @throws {RangeError} unless `period` is a whole number of seconds, 1 or more */
export function checkPeriod(period: number): void {
  if (!Number.isSafeInteger(period) || period < 1)
    throw new RangeError(`period ${period} is not a whole number of seconds from 1`);
}

/** @throws {RangeError} unless the counter fits into 8 bytes (RFC 4226 section 5.1) */
export function checkCounter(counter: bigint): void {
  if (counter < 0n || counter > maxCounter)
    throw new RangeError(`counter ${counter} is not within 0 and ${maxCounter}`);
}
