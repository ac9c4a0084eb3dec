import type { OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { verify } from '../verify.ts';
import type { Attempt, Outcome, ServerSettings } from './types.ts';

/** What the RFCs recommend: one step either way, each code once, a right clock, text. */
export const recommendedServer: Omit<ServerSettings, 'counter'> = {
  behind: 1,
  ahead: 1,
  clock: 0,
  acceptsAgain: false,
  comparesNumbers: false,
};

/** How far a counting server that is set so looks ahead (RFC 4226 section 7.4). */
export const recommendedLookAhead = 10;

/** Plays a server: what it does with codes that come one after another. */
export function playServer(
  settings: OtpSettings,
  secret: Uint8Array,
  server: ServerSettings,
  attempts: readonly Pick<Attempt, 'code' | 'seconds'>[],
): Outcome[] {
  const { algorithm, digits, period, type } = settings;
  const isTimed = type === 'totp';
  let { counter } = server;
  let last: bigint | undefined;
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
    const isOld = !server.acceptsAgain && last !== undefined && (matched ?? 0n) <= last;
    if (matched === null || (isTimed && isOld)) return 'refused';
    last = matched;
    // A counter goes up with each code that was accepted (RFC 4226 section 7.2).
    counter = matched + 1n;
    return 'accepted';
  });
}
