/** Whether a test takes all its cases (`npm run sweep`) or a sample of them (`npm test`). */
const isSweep = process.env['SWEEP'] === '1';

/** The sample, or in a sweep all there is: cases, or how many random ones. */
export function inSweep<T>(all: T, sample: T): T {
  return isSweep ? all : sample;
}

/**
 * All cases in a sweep, every second one else.
 * @param row a test of several with the same cases: neighbors take one half each
 */
export function everySecond<T>(cases: readonly T[], row = 0): readonly T[] {
  return inSweep(
    cases,
    cases.filter((_, index) => (index + row) % 2 === 0),
  );
}
