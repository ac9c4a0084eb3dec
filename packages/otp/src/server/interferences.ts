import type { Attempt } from './types.ts';

/** Something other than the code that makes a server refuse attempts. */
export interface Interference {
  readonly weight: number;
  /** The probability that it refuses, for each attempt. */
  readonly refusals: readonly number[];
}

/** The rate limits to try, in seconds. The server refuses an attempt that follows another within this time. */
const rateLimits = [2, 10, 30, 60, 300] as const;
/** The locks to try. After this many refused attempts, the server refuses everything. */
const lockLimits = [1, 3, 5, 10] as const;

/**
 * Returns what may make the server refuse a correct code, with weights that add up to 1:
 *
 * - Another node behind a balancer, or any error. Either one hits every second attempt by chance.
 * - A rate limit.
 * - A lock after failed attempts.
 *
 * @param attempts in order of time
 */
export function interferences(attempts: readonly Attempt[]): readonly Interference[] {
  const gaps = attempts.map(
    ({ seconds }, index) => seconds - (attempts[index - 1]?.seconds ?? -Infinity),
  );
  const failuresBefore = attempts.map(
    (_, index) => attempts.slice(0, index).filter(({ outcome }) => outcome === 'refused').length,
  );
  return [
    { weight: 0.5, refusals: attempts.map(() => 0.5) },
    ...rateLimits.map((limit) => ({
      weight: 0.3 / rateLimits.length,
      refusals: gaps.map((gap) => Number(gap < limit)),
    })),
    ...lockLimits.map((limit) => ({
      weight: 0.2 / lockLimits.length,
      refusals: failuresBefore.map((failures) => Number(failures >= limit)),
    })),
  ];
}

/**
 * Returns the probability that the interference explains the outcomes.
 *
 * @param isRefusedAnyway for each attempt, whether the server refuses its code even without the
 *   interference
 */
export function probabilityOf(
  { refusals }: Interference,
  attempts: readonly Attempt[],
  isRefusedAnyway: readonly boolean[],
): number {
  return attempts.reduce((product, { outcome }, index) => {
    const isRefused = outcome === 'refused';
    if (isRefusedAnyway[index] === true) return isRefused ? product : 0;
    const refuses = refusals[index] ?? 0;
    return product * (isRefused ? refuses : 1 - refuses);
  }, 1);
}
