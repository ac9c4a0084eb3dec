import type { OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { verify } from '../verify.ts';
import type { Attempt, AttemptOutcome, ServerSettings } from './types.ts';

/**
 * What the RFCs recommend: accept one time step before and after the current one, accept each code
 * once, keep the clock right, and compare codes as text.
 */
export const recommendedServer: Omit<ServerSettings, 'counter'> = {
  behind: 1,
  ahead: 1,
  clock: 0,
  acceptsAgain: false,
  comparesNumbers: false,
};

/** How many counters ahead a recommended HOTP server accepts (RFC 4226 section 7.4). */
export const recommendedLookAhead = 10;

/**
 * Returns what a server with these settings does with codes that arrive one after another.
 *
 * @param secret the key as bytes
 * @param attempts the codes, with the Unix time in seconds at which the server receives them
 */
export function simulateServer(
  settings: OtpSettings,
  secret: Uint8Array,
  server: ServerSettings,
  attempts: readonly Pick<Attempt, 'code' | 'seconds'>[],
): AttemptOutcome[] {
  const { algorithm, digits, period, type } = settings;
  const isTimed = type === 'totp';
  let { counter } = server;
  let lastAccepted: bigint | undefined;
  return attempts.map(({ code, seconds }) => {
    const typed = server.comparesNumbers ? Number(code) : code;
    const matched = verify(typed, {
      secret,
      algorithm,
      digits,
      counter: isTimed ? counterAt(Math.max(0, seconds + server.clock), period) : counter,
      behind: isTimed ? server.behind : 0,
      ahead: server.ahead,
    });
    // "The verifier MUST NOT accept the second attempt" (RFC 6238 section 5.2).
    const isReused =
      !server.acceptsAgain && lastAccepted !== undefined && (matched ?? 0n) <= lastAccepted;
    if (matched === null || (isTimed && isReused)) return 'refused';
    lastAccepted = matched;
    // The server's counter increases with each accepted code (RFC 4226 section 7.2).
    counter = matched + 1n;
    return 'accepted';
  });
}
