import { describe, expect, it } from 'vitest';
import { inSweep } from '../testing/sweep.ts';
import { decodeBase32 } from '../base32.ts';
import { hotp } from '../hotp.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { pick, seededNumbers } from '../testing/random.ts';
import { diagnoseServer } from './diagnoseServer.ts';
import { playServer, recommendedServer } from './play.ts';
import type { Attempt, ServerFacts, ServerSettings } from './types.ts';

const settings: OtpSettings = { ...defaultSettings, issuer: 'Example' };
const counted: OtpSettings = { ...settings, type: 'hotp', counter: 40n };
const decoded = decodeBase32(settings.secret);
if (!decoded.ok) throw new Error('the secret is Base32');
const secret = decoded.bytes;
/** Ten seconds into a step. */
const moment = 1_800_000_010;

function codeAt(seconds: number): string {
  return hotp({ ...settings, secret, counter: BigInt(Math.floor(seconds / 30)) });
}

/** A moment within a step whose code begins with a zero, or not. */
function momentOf(isZero: boolean, from = moment): number {
  let seconds = from;
  while (codeAt(seconds).startsWith('0') !== isZero) seconds += 30;
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

const usual: ServerFacts = {
  window: { behind: 1, ahead: 1 },
  clock: 0,
  acceptsAgain: false,
  comparesNumbers: false,
};
const zero = momentOf(true);
const plain = momentOf(false);
const code = codeAt(plain);

describe('a server that refuses a right code', () => {
  it.each<readonly [string, ServerFacts, readonly Attempt[], string, string]>([
    [
      'text that is turned into a number',
      { comparesNumbers: true },
      [attempt('refused', zero)],
      'number',
      // The code that it expects may have become a number, too.
      'likely',
    ],
    [
      'codes with a zero in front only',
      {},
      [0, 1, 2, 3].flatMap((round) => {
        const at = momentOf(true, zero + 600 * round);
        return [attempt('refused', at), attempt('accepted', momentOf(false, at + 30))];
      }),
      'number',
      'certain',
    ],
    [
      'a code that was accepted before',
      { ...usual },
      [attempt('accepted', plain), attempt('refused', plain + 5, code)],
      'reuse',
      'certain',
    ],
    [
      'no step but the present one',
      { window: { behind: 0, ahead: 0 }, clock: 0 },
      [attempt('refused', plain + 30, code)],
      'window',
      'certain',
    ],
    [
      'a clock that is known to be wrong',
      { ...usual, clock: -300 },
      [attempt('refused', plain)],
      'clock',
      'certain',
    ],
    ['nothing known', {}, [attempt('refused', plain)], 'settings', 'likely'],
    ['all known, and no reason among it', usual, [attempt('refused', plain)], 'settings', 'likely'],
    [
      'a code accepted that comes from the future only for a slow clock',
      { window: { behind: 0, ahead: 0 }, acceptsAgain: true, comparesNumbers: false },
      [attempt('accepted', plain, codeAt(plain - 300)), attempt('refused', plain + 60)],
      'clock',
      'certain',
    ],
  ])('%s', (_, facts, attempts, cause, certainty) => {
    const diagnosis = diagnoseServer({ settings, attempts, facts });
    if (diagnosis.kind !== 'causes') throw new Error(diagnosis.kind);
    expect([diagnosis.causes[0]?.cause, diagnosis.certainty]).toEqual([cause, certainty]);
  });

  it.each<readonly [string, ServerFacts, number, string, string]>([
    [
      'a counter far behind the app’s',
      { counter: 0n, window: { behind: 0, ahead: 10 } },
      1,
      'window',
      'certain',
    ],
    ['a counter that went past the code', { counter: 45n }, 1, 'reuse', 'certain'],
    ['a counter that is not known', {}, 1, 'settings', 'likely'],
  ])('that counts: %s', (_, facts, press, cause, certainty) => {
    const shown = hotp({ ...counted, secret, counter: 40n + BigInt(press - 1) });
    const attempts = [attempt('refused', moment, shown, press)];
    const diagnosis = diagnoseServer({ settings: counted, attempts, facts });
    if (diagnosis.kind !== 'causes') throw new Error(diagnosis.kind);
    expect([diagnosis.causes[0]?.cause, diagnosis.certainty]).toEqual([cause, certainty]);
  });

  it('is right where the code is none of the settings', () => {
    const attempts = [attempt('accepted', plain), attempt('refused', plain, '000000')];
    expect(diagnoseServer({ settings, attempts, facts: {} })).toEqual({
      kind: 'wrong-code',
      place: 1,
    });
  });

  it('cannot be set so where it did otherwise', () => {
    const attempts = [attempt('accepted', plain + 30, code), attempt('refused', plain + 600)];
    const facts = { window: { behind: 0, ahead: 0 }, clock: 0 };
    expect(diagnoseServer({ settings, attempts, facts }).kind).toBe('contradiction');
  });

  it('has refused nothing yet', () => {
    const attempts = [attempt('accepted', plain, codeAt(plain - 30))];
    expect(diagnoseServer({ settings, attempts, facts: {} })).toEqual({
      kind: 'open',
      evidence: [{ distance: -1, recommended: 'accepted' }],
    });
  });
});

/** The step of a code that was read at most some minutes before it was given. */
function stepOf({ code: shown, seconds }: Attempt): number {
  let at = seconds;
  while (codeAt(at) !== shown) at -= 30;
  return Math.floor(at / 30);
}

/** Whether a cause that is called certain is one: without it the server would have accepted. */
function isTrue(
  cause: string,
  server: ServerSettings,
  attempts: readonly Attempt[],
  place: number,
) {
  const own = attempts[place];
  if (own === undefined) return false;
  const alone = (change: Partial<ServerSettings>) =>
    playServer(settings, secret, { ...server, ...change }, [own])[0] === 'accepted';
  const text = { comparesNumbers: false };
  const wide = { ...text, behind: 40, ahead: 40 };
  switch (cause) {
    case 'number':
      return server.comparesNumbers && own.code.startsWith('0');
    case 'clock':
      return server.clock !== 0 && !alone(text) && alone({ ...wide, clock: 0 });
    case 'window':
      return alone(text)
        ? false
        : alone(wide) || (!alone({ ...text, clock: 0 }) && alone({ ...wide, clock: 0 }));
    case 'reuse':
      return attempts
        .slice(0, place)
        .some((before) => before.outcome === 'accepted' && stepOf(before) >= stepOf(own));
    default:
      return false;
  }
}

it('what is called certain is so, for random servers of which a third are none of these', () => {
  const rounds = inSweep(1500, 250);
  const next = seededNumbers(7);
  const tally = { certain: 0, likely: 0, none: 0, other: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const reach = pick(next, [0, 0, 1, 1, 1, 2, 5]);
    const server: ServerSettings = {
      ...recommendedServer,
      behind: reach,
      ahead: pick(next, [reach, reach, 0]),
      clock: next() < 0.5 ? 0 : Math.round((next() - 0.5) * 10 ** (1 + 3 * next())),
      counter: 0n,
      acceptsAgain: next() < 0.4,
      comparesNumbers: next() < 0.3,
    };
    const isForeign = next() < 0.33;
    let seconds = 1_700_000_000 + Math.floor(next() * 1e8);
    const given = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      const before = seconds;
      seconds += pick(next, [3, 30, 60, 400]);
      const shown = pick(next, [seconds, seconds, seconds - 30, before]);
      return { code: codeAt(shown), seconds, press: 1 };
    });
    const played = playServer(settings, secret, server, given);
    const attempts = given.map((one, index): Attempt => {
      const outcome = isForeign ? 'refused' : (played[index] ?? 'refused');
      return { ...one, outcome };
    });
    const know = <Value>(value: Value) => (next() < 0.4 ? value : undefined);
    const { behind, ahead, clock, acceptsAgain, comparesNumbers } = server;
    const facts = Object.fromEntries(
      Object.entries({
        window: know({ behind, ahead }),
        clock: know(clock),
        acceptsAgain: know(acceptsAgain),
        comparesNumbers: know(comparesNumbers),
      }).filter(([, value]) => value !== undefined),
    ) as ServerFacts;
    const diagnosis = diagnoseServer({ settings, attempts, facts });
    if (diagnosis.kind !== 'causes') {
      tally.other += 1;
      continue;
    }
    tally[diagnosis.certainty] += 1;
    if (diagnosis.certainty !== 'certain') continue;
    const cause = diagnosis.causes[0]?.cause ?? '';
    const isSo = isTrue(cause, server, attempts, diagnosis.place);
    expect({ round, cause, isSo }).toEqual({ round, cause, isSo: true });
  }
  // It says something, and not always the same.
  expect(tally.certain).toBeGreaterThan((2 * rounds) / 15);
  expect(tally.likely).toBeGreaterThan((2 * rounds) / 15);
});
