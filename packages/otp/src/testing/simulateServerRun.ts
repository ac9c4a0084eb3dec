import type { OtpSettings } from '../settings.ts';
import type { RandomSource } from './random.ts';
import { nextAttempt } from '../server/run/nextAttempt.ts';
import type { AttemptOutcome } from '../server/types.ts';
import type { Phase, RunAttempt } from '../server/run/types.ts';

/** A server to test: a simulated one, or a real verifier. */
export interface TestedServer {
  /**
   * Returns the server's answer to a code.
   *
   * @param atSeconds Unix time in seconds, which never decreases between attempts
   */
  attempt(code: string, atSeconds: number, phase: Phase): AttemptOutcome;
}

/**
 * Simulates a person who tests a server with a guided run. The server gets each code 3 to 9
 * seconds after the page shows it, and the person answers up to 3 seconds later.
 *
 * @param start Unix time in seconds
 * @param shouldSkipZeros whether the person doesn't wait for codes that begin with 0
 */
export function simulateServerRun(
  settings: OtpSettings,
  server: TestedServer,
  start: number,
  next: RandomSource,
  shouldSkipZeros = false,
): readonly RunAttempt[] {
  const attempts: RunAttempt[] = [];
  let unixSeconds = start;
  for (;;) {
    const planned = nextAttempt(settings, attempts, unixSeconds, shouldSkipZeros);
    if (!planned) return attempts;
    if (planned.notBefore > unixSeconds) {
      unixSeconds = planned.notBefore;
      continue;
    }
    const received = unixSeconds + 3 + 6 * next();
    const outcome = server.attempt(planned.code, received, planned.phase);
    const answered = received + 1 + 2 * next();
    attempts.push({ ...planned, shown: unixSeconds, answered, outcome });
    unixSeconds = answered + 1;
  }
}
