import { describe, expect, it, test } from 'vitest';
import { allOrSample } from '../testing/sweep.ts';
import { decodeBase32 } from '../base32.ts';
import { hotp } from '../hotp.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { pick, seededNumbers } from '../testing/random.ts';
import { diagnoseServer } from './diagnoseServer.ts';
import { simulateServer, recommendedServer } from './simulateServer.ts';
import type { Attempt, ServerFacts, ServerSettings } from './types.ts';

const settings: OtpSettings = { ...defaultSettings, issuer: 'Example' };
const counted: OtpSettings = { ...settings, type: 'hotp', counter: 40n };
const decoded = decodeBase32(settings.secret);
if (!decoded.ok) throw new Error('the secret is Base32');
const secret = decoded.bytes;
/** Ten seconds into a time step. Unix time in seconds. */
const time = 1_800_000_010;

function codeAt(seconds: number): string {
  return hotp({ ...settings, secret, counter: BigInt(Math.floor(seconds / 30)) });
}

/** Returns the first time, not before `from`, whose code starts with a zero, or doesn't. */
function timeOfCode(startsWithZero: boolean, from = time): number {
  let seconds = from;
  while (codeAt(seconds).startsWith('0') !== startsWithZero) seconds += 30;
  return seconds;
}

function attempt(
  outcome: Attempt['outcome'],
  seconds: number,
  code = codeAt(seconds),
  press = 1,
): Attempt {
  return { code, seconds, press, outcome };
}

const recommendedFacts: ServerFacts = {
  window: { behind: 1, ahead: 1 },
  clock: 0,
  acceptsAgain: false,
  comparesNumbers: false,
};
const zeroTime = timeOfCode(true);
const plainTime = timeOfCode(false);
const code = codeAt(plainTime);

describe('a server that refuses a correct code', () => {
  it.each<readonly [string, ServerFacts, readonly Attempt[], string, string]>([
    [
      'it converts codes to numbers',
      { comparesNumbers: true },
      [attempt('refused', zeroTime)],
      'number',
      // The server may convert the expected code to a number, too.
      'likely',
    ],
    [
      'it refuses only codes with a leading zero',
      {},
      [0, 1, 2, 3, 4, 5].flatMap((round) => {
        const at = timeOfCode(true, zeroTime + 600 * round);
        return [attempt('refused', at), attempt('accepted', timeOfCode(false, at + 30))];
      }),
      'number',
      'certain',
    ],
    [
      'it accepted the code before',
      { ...recommendedFacts },
      [attempt('accepted', plainTime), attempt('refused', plainTime + 5, code)],
      'reuse',
      'certain',
    ],
    [
      'it accepts only the current step',
      { window: { behind: 0, ahead: 0 }, clock: 0 },
      [attempt('refused', plainTime + 30, code)],
      'window',
      'certain',
    ],
    [
      'its clock is known to be wrong',
      { ...recommendedFacts, clock: -300 },
      [attempt('refused', plainTime)],
      'clock',
      'certain',
    ],
    ['nothing is known', {}, [attempt('refused', plainTime)], 'settings', 'likely'],
    [
      'everything is known, and nothing explains the refusal',
      recommendedFacts,
      [attempt('refused', plainTime)],
      'settings',
      'likely',
    ],
    [
      'it accepted an old code, which only a slow clock explains',
      { window: { behind: 0, ahead: 0 }, acceptsAgain: true, comparesNumbers: false },
      [attempt('accepted', plainTime, codeAt(plainTime - 300)), attempt('refused', plainTime + 60)],
      'clock',
      'certain',
    ],
  ])('names the leading cause: %s', (_, facts, attempts, cause, certainty) => {
    const diagnosis = diagnoseServer({ settings, attempts, facts });
    if (diagnosis.kind !== 'causes') throw new Error(diagnosis.kind);
    expect([diagnosis.causes[0]?.cause, diagnosis.certainty]).toEqual([cause, certainty]);
  });

  it.each<readonly [string, ServerFacts, number, string, string]>([
    [
      'its counter is far behind the app’s',
      { counter: 0n, window: { behind: 0, ahead: 10 } },
      1,
      'window',
      'certain',
    ],
    ['its counter is past the code', { counter: 45n }, 1, 'reuse', 'certain'],
    ['its counter is unknown', {}, 1, 'settings', 'likely'],
  ])('names the leading cause for HOTP: %s', (_, facts, press, cause, certainty) => {
    const shown = hotp({ ...counted, secret, counter: 40n + BigInt(press - 1) });
    const attempts = [attempt('refused', time, shown, press)];
    const diagnosis = diagnoseServer({ settings: counted, attempts, facts });
    if (diagnosis.kind !== 'causes') throw new Error(diagnosis.kind);
    expect([diagnosis.causes[0]?.cause, diagnosis.certainty]).toEqual([cause, certainty]);
  });

  it("is right if the settings don't give the code", () => {
    const attempts = [attempt('accepted', plainTime), attempt('refused', plainTime, '000000')];
    expect(diagnoseServer({ settings, attempts, facts: {} })).toEqual({
      kind: 'wrong-code',
      attemptIndex: 1,
    });
  });

  it('contradicts the known settings if it reacted differently', () => {
    const attempts = [
      attempt('accepted', plainTime + 30, code),
      attempt('refused', plainTime + 600),
    ];
    const facts = { window: { behind: 0, ahead: 0 }, clock: 0 };
    expect(diagnoseServer({ settings, attempts, facts }).kind).toBe('contradiction');
  });

  it('has an open diagnosis until it refuses a code', () => {
    const attempts = [attempt('accepted', plainTime, codeAt(plainTime - 30))];
    expect(diagnoseServer({ settings, attempts, facts: {} })).toEqual({
      kind: 'open',
      evidence: [{ distance: -1, recommendedOutcome: 'accepted' }],
      unmatched: [],
    });
  });
});

/** Returns the time step of a code that the app showed shortly before the attempt. */
function stepOf({ code: shown, seconds }: Attempt): number {
  let at = seconds;
  while (codeAt(at) !== shown) at -= 30;
  return Math.floor(at / 30);
}

/** Checks a certain cause: without it, the server would have accepted the code. */
function isRealCause(
  cause: string,
  server: ServerSettings,
  attempts: readonly Attempt[],
  attemptIndex: number,
) {
  const refused = attempts[attemptIndex];
  if (refused === undefined) return false;
  const isAcceptedWith = (change: Partial<ServerSettings>) =>
    simulateServer(settings, secret, { ...server, ...change }, [refused])[0] === 'accepted';
  const text = { comparesNumbers: false };
  const wide = { ...text, behind: 40, ahead: 40 };
  switch (cause) {
    case 'number':
      return server.comparesNumbers && refused.code.startsWith('0');
    case 'clock':
      return server.clock !== 0 && !isAcceptedWith(text) && isAcceptedWith({ ...wide, clock: 0 });
    case 'window':
      return isAcceptedWith(text)
        ? false
        : isAcceptedWith(wide) ||
            (!isAcceptedWith({ ...text, clock: 0 }) && isAcceptedWith({ ...wide, clock: 0 }));
    case 'reuse':
      return attempts
        .slice(0, attemptIndex)
        .some((before) => before.outcome === 'accepted' && stepOf(before) >= stepOf(refused));
    default:
      return false;
  }
}

test('the diagnosis is never certain of a wrong cause, for random servers of which a third are unrelated', () => {
  const rounds = allOrSample(1500, 250);
  const next = seededNumbers(7);
  const tally = { certain: 0, likely: 0, none: 0, other: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const window = pick(next, [0, 0, 1, 1, 1, 2, 5]);
    const server: ServerSettings = {
      ...recommendedServer,
      behind: window,
      ahead: pick(next, [window, window, 0]),
      clock: next() < 0.5 ? 0 : Math.round((next() - 0.5) * 10 ** (1 + 3 * next())),
      counter: 0n,
      acceptsAgain: next() < 0.4,
      comparesNumbers: next() < 0.3,
    };
    const isUnrelated = next() < 0.33;
    let seconds = 1_700_000_000 + Math.floor(next() * 1e8);
    const given = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      const before = seconds;
      seconds += pick(next, [3, 30, 60, 400]);
      const shown = pick(next, [seconds, seconds, seconds - 30, before]);
      return { code: codeAt(shown), seconds, press: 1 };
    });
    const played = simulateServer(settings, secret, server, given);
    const attempts = given.map((attempt, index): Attempt => {
      const outcome = isUnrelated ? 'refused' : (played[index] ?? 'refused');
      return { ...attempt, outcome };
    });
    const maybeKnown = <Value>(value: Value) => (next() < 0.4 ? value : undefined);
    const { behind, ahead, clock, acceptsAgain, comparesNumbers } = server;
    const facts = Object.fromEntries(
      Object.entries({
        window: maybeKnown({ behind, ahead }),
        clock: maybeKnown(clock),
        acceptsAgain: maybeKnown(acceptsAgain),
        comparesNumbers: maybeKnown(comparesNumbers),
      }).filter(([, value]) => value !== undefined),
    ) as ServerFacts;
    const diagnosis = diagnoseServer({ settings, attempts, facts });
    if (diagnosis.kind !== 'causes') {
      tally.other += 1;
      continue;
    }
    tally[diagnosis.certainty] += 1;
    if (diagnosis.certainty !== 'certain') continue;
    for (const { cause, attempts: explained } of diagnosis.causes) {
      if (!diagnosis.named.includes(cause)) continue;
      for (const index of explained) {
        const isReal = isRealCause(cause, server, attempts, index);
        expect({ round, cause, isReal }).toEqual({ round, cause, isReal: true });
      }
    }
    const all = diagnosis.causes.filter(({ cause }) => diagnosis.named.includes(cause));
    const explained = new Set(all.flatMap(({ attempts: indexes }) => indexes));
    expect(explained.size).toBe(attempts.filter(({ outcome }) => outcome === 'refused').length);
  }
  // Each certainty occurs often enough for the checks above to mean something.
  expect(tally.certain).toBeGreaterThan((2 * rounds) / 15);
  expect(tally.likely).toBeGreaterThan((2 * rounds) / 15);
});
