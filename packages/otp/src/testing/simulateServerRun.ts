import type { OtpSettings } from '../settings.ts';
import type { RandomSource } from './random.ts';
import { nextAttempt } from '../server/run/planRun.ts';
import type { Phase, RunAttempt } from '../server/run/types.ts';

/** A server to test: a simulated one, or a real verifier. */
export interface TestedServer {
  /**
   * Returns the server's answer to a code.
   *
   * @param atSeconds Unix time in seconds, which never decreases between attempts
   */
  attempt(code: string, atSeconds: number, phase: Phase): 'accepted' | 'rejected';
}

/**
 * Simulates a person who tests a server with a guided run. The server gets each code 3 to 9
 * seconds after the page shows it, and the person answers up to 3 seconds later.
 *
 * @param start Unix time in seconds
 */
export function simulateServerRun(
  settings: OtpSettings,
  server: TestedServer,
  start: number,
  next: RandomSource,
): readonly RunAttempt[] {
  const attempts: RunAttempt[] = [];
  let now = start;
  for (;;) {
    const planned = nextAttempt(settings, attempts, now);
    if (!planned) return attempts;
    if (planned.notBefore > now) {
      now = planned.notBefore;
      continue;
    }
    const received = now + 3 + 6 * next();
    const reaction = server.attempt(planned.code, received, planned.phase);
    const answered = received + 1 + 2 * next();
    const outcome = reaction === 'accepted' ? 'accepted' : 'refused';
    attempts.push({ ...planned, shown: now, answered, outcome });
    now = answered + 1;
  }
}
