import type { OtpSettings } from '../settings.ts';
import type { ReadAttempt } from './readAttempts.ts';
import type { ServerHypothesis } from './serverHypotheses.ts';
import type { Attempt, ServerCause } from './types.ts';

/** Returns the time step of an attempt by the server's clock, from the middle of its drift. */
function serverStep({ seconds }: Attempt, { drift }: ServerHypothesis, period: number): bigint {
  return BigInt(Math.floor((seconds + (drift.from + drift.to) / 2) / period));
}

/**
 * Returns why a code is outside a TOTP server's window: the window or the clock. A window should
 * include codes that are one step off. If the server refuses such a code, the window is the cause.
 *
 * @param distance the number of steps from the server's step to the code's
 * @param fromExpected the number of steps from the expected step to the code's
 */
function outsideCauses(
  distance: number,
  fromExpected: number,
  server: ServerHypothesis,
): ServerCause[] {
  const isNear = (steps: number, min: number) =>
    -steps <= Math.max(min, server.behind) && steps <= Math.max(min, server.ahead);
  if (isNear(distance, 1)) return ['window'];
  const isWindow = !isNear(fromExpected, 0);
  const isClock = !isWindow || !isNear(distance - fromExpected, 1);
  return [...(isWindow ? (['window'] as const) : []), ...(isClock ? (['clock'] as const) : [])];
}

/**
 * Returns for each attempt why the server refuses it. The list is empty if the server accepts. Each
 * cause is sufficient by itself.
 *
 * @param attempts in order of time
 */
export function refusalCauses(
  server: ServerHypothesis,
  attempts: readonly ReadAttempt[],
  { type, period }: OtpSettings,
): readonly (readonly ServerCause[])[] {
  const isTimed = type === 'totp';
  let { counter } = server;
  let lastAccepted: bigint | undefined;
  return attempts.map((attempt) => {
    const { code, codeCounter, expectedCounter } = attempt;
    const distance = Number(
      codeCounter - (isTimed ? serverStep(attempt, server, period) : counter),
    );
    const causes: ServerCause[] = [];
    if (server.comparesNumbers && code.startsWith('0')) causes.push('number');
    if (isTimed) {
      if (!server.acceptsAgain && lastAccepted !== undefined && codeCounter <= lastAccepted)
        causes.push('reuse');
      if (-distance > server.behind || distance > server.ahead)
        causes.push(...outsideCauses(distance, Number(codeCounter - expectedCounter), server));
    } else if (distance < 0) causes.push('reuse');
    else if (distance > server.ahead) causes.push('window');
    // Go by the observed outcome, not by the causes: a server that refuses a code doesn't store its
    // counter.
    if (attempt.outcome === 'accepted') {
      lastAccepted = codeCounter;
      counter = codeCounter + 1n;
    }
    return causes;
  });
}
