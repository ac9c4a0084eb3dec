import { digitBounds, greatestCounter } from './settings.ts';

/** Throws a RangeError for digits that no code here has. */
export function checkDigits(digits: number): void {
  if (!Number.isInteger(digits) || digits < digitBounds.least || digits > digitBounds.most)
    throw new RangeError(
      `digits ${digits} is not within ${digitBounds.least} and ${digitBounds.most}`,
    );
}

/** Throws a RangeError for a period that is no whole number of seconds from 1. */
export function checkPeriod(period: number): void {
  if (!Number.isSafeInteger(period) || period < 1)
    throw new RangeError(`period ${period} is not a whole number of seconds from 1`);
}

/** Throws a RangeError for a counter that 8 bytes do not hold. */
export function checkCounter(counter: bigint): void {
  if (counter < 0n || counter > greatestCounter)
    throw new RangeError(`counter ${counter} is not within 0 and ${greatestCounter}`);
}
