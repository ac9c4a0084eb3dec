/** Whether tests run all their cases (`npm run sweep`) or a sample (`npm test`). */
const isSweep = process.env['SWEEP'] === '1';

/** Returns `all` in a sweep, otherwise `sample`: either test cases or the number of random ones. */
export function allOrSample<T>(all: T, sample: T): T {
  return isSweep ? all : sample;
}

/**
 * Returns all cases in a sweep, otherwise every second one.
 *
 * @param row number of the test if several share the cases, so that even and odd tests run
 * different halves
 */
export function everySecond<T>(cases: readonly T[], row = 0): readonly T[] {
  return allOrSample(
    cases,
    cases.filter((_, index) => (index + row) % 2 === 0),
  );
}
