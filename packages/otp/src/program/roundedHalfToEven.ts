/**
 * Rounds a time to the nearest time step, and a half to the even one, as Python's `round()` and .NET's `Math.Round()`
 * do.
 * @param seconds the Unix time
 * @param period the length of a time step in seconds
 * @returns the count of time steps
 */
export function roundedHalfToEven(seconds: number, period: number): number {
  const step = Math.floor(seconds / period);
  const twice = 2 * (seconds - step * period);
  return twice > period || (twice === period && step % 2 === 1) ? step + 1 : step;
}
