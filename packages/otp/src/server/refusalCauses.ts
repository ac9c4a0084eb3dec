import type { OtpSettings } from '../settings.ts';
import type { ReadAttempt } from './readAttempts.ts';
import type { ServerHypothesis } from './serverHypotheses.ts';
import type { Attempt, ServerCause } from './types.ts';

/** Returns the time step of an attempt by the server's clock, from the middle of its drift. */
function serverStep({ seconds }: Attempt, { drift }: ServerHypothesis, period: number): bigint {
  return BigInt(Math.floor((seconds + (drift.from + drift.to) / 2) / period));
}

/**
 * Returns whether a server's window includes a code. Widens a narrower window to `minWindow` steps behind and ahead.
 */
function isInWindow(
  distance: number,
  { behind, ahead }: ServerHypothesis,
  minWindow: number,
): boolean {
  return -distance <= Math.max(minWindow, behind) && distance <= Math.max(minWindow, ahead);
}

/**
 * Returns why a TOTP server's window doesn't include a code: because of the window, the clock, or both. A good window
 * includes codes that are one step off.
 *
 * For example, a server accepts only the current step, and its clock is 5 steps ahead. For the server, the current code
 * is 5 steps old, so it refuses the code. The cause is the clock: with a correct clock, the window would include the
 * code.
 *
 * @param distance the number of steps from the server's step to the code's
 * @param fromExpected the number of steps from the expected step to the code's
 */
function outsideCauses(
  distance: number,
  fromExpected: number,
  server: ServerHypothesis,
): readonly ServerCause[] {
  const wouldGoodWindowSuffice = isInWindow(distance, server, 1);
  if (wouldGoodWindowSuffice) return ['window'];
  const wouldCorrectClockSuffice = isInWindow(fromExpected, server, 0);
  if (wouldCorrectClockSuffice) return ['clock'];
  const clockSteps = distance - fromExpected;
  return isInWindow(clockSteps, server, 1) ? ['window'] : ['window', 'clock'];
}

/** Returns why a TOTP server refuses a code because of its step. */
function stepCauses(
  server: ServerHypothesis,
  attempt: ReadAttempt,
  period: number,
  lastAccepted: bigint | undefined,
): readonly ServerCause[] {
  const { codeCounter, expectedCounter } = attempt;
  const isNotNewer = lastAccepted !== undefined && codeCounter <= lastAccepted;
  const distance = Number(codeCounter - serverStep(attempt, server, period));
  const fromExpected = Number(codeCounter - expectedCounter);
  return [
    ...(isNotNewer && !server.acceptsAgain ? (['reuse'] as const) : []),
    ...(isInWindow(distance, server, 0) ? [] : outsideCauses(distance, fromExpected, server)),
  ];
}

/** Returns why an HOTP server refuses a code because of its counter. */
function counterCauses(
  { ahead }: ServerHypothesis,
  { codeCounter }: ReadAttempt,
  serverCounter: bigint,
): readonly ServerCause[] {
  const distance = Number(codeCounter - serverCounter);
  if (distance < 0) return ['reuse'];
  return distance > ahead ? ['window'] : [];
}

/**
 * Returns for each attempt why the server refuses it. The list is empty if the server accepts. Each cause is sufficient
 * by itself.
 *
 * @param attempts in order of time
 */
export function refusalCauses(
  server: ServerHypothesis,
  attempts: readonly ReadAttempt[],
  { type, period }: OtpSettings,
): readonly (readonly ServerCause[])[] {
  let { counter } = server;
  let lastAccepted: bigint | undefined;
  return attempts.map((attempt) => {
    const hasLostZeros = server.comparesNumbers && attempt.code.startsWith('0');
    const causes: readonly ServerCause[] = [
      ...(hasLostZeros ? (['number'] as const) : []),
      ...(type === 'totp'
        ? stepCauses(server, attempt, period, lastAccepted)
        : counterCauses(server, attempt, counter)),
    ];
    // The observed outcome decides, not the causes. A server stores the counter only of a code that it accepts.
    if (attempt.outcome === 'accepted') {
      lastAccepted = attempt.codeCounter;
      counter = attempt.codeCounter + 1n;
    }
    return causes;
  });
}
