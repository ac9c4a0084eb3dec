import { describe, expect, it } from 'vitest';
import { hotp } from '../hotp.ts';
import { decodeTypedBase32 } from '../base32.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { pick, type RandomSource, seededNumbers } from '../testing/random.ts';
import { allOrSample } from '../testing/sweep.ts';
import { diagnoseServer } from './diagnoseServer.ts';
import type { Attempt, ServerFacts } from './types.ts';

const settings: OtpSettings = {
  ...defaultSettings,
  issuer: 'Example',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const decoded = decodeTypedBase32(settings.secret);
if (!decoded.ok) throw new Error('the secret is Base32');
const secret = decoded.bytes;
/** Ten seconds into a time step. Unix time in seconds. */
const time = 1_800_000_010;

function codeAt(seconds: number): string {
  return hotp({ ...settings, secret, counter: BigInt(Math.floor(seconds / 30)) });
}

function attempt(outcome: Attempt['outcome'], seconds: number, code = codeAt(seconds)): Attempt {
  return { code, seconds, press: 1, outcome };
}

function diagnose(attempts: readonly Attempt[], facts: ServerFacts = {}) {
  const diagnosis = diagnoseServer({ settings, attempts, facts });
  if (diagnosis.kind !== 'causes') throw new Error(diagnosis.kind);
  return diagnosis;
}

/** Returns the code with its last digit changed. */
const mistyped = (code: string) => `${code.slice(0, -1)}${(Number(code.at(-1)) + 5) % 10}`;

describe('the diagnosis of a server explains all attempts together', () => {
  it('names no cause that explains only one of two refused codes, in any order', () => {
    const now = attempt('refused', time);
    const before = attempt('refused', time + 8, codeAt(time - 30));
    const facts: ServerFacts = { window: { behind: 0, ahead: 0 } };
    for (const attempts of [
      [now, before],
      [before, now],
    ]) {
      const { named, certainty, causes } = diagnose(attempts, facts);
      expect([named, certainty]).toEqual([['settings'], 'likely']);
      expect(causes[0]?.attempts).toHaveLength(2);
    }
  });

  it('names two causes if each of two refused codes needs its own', () => {
    const attempts = [
      attempt('accepted', time),
      attempt('refused', time + 5, codeAt(time)),
      attempt('refused', time + 600, codeAt(time + 480)),
    ];
    const facts: ServerFacts = { window: { behind: 1, ahead: 1 }, clock: 0, acceptsAgain: false };
    const { named, certainty, causes } = diagnose(attempts, facts);
    expect([named.toSorted(), certainty]).toEqual([['reuse', 'window'], 'certain']);
    expect(causes.find(({ cause }) => cause === 'reuse')?.attempts).toEqual([1]);
    expect(causes.find(({ cause }) => cause === 'window')?.attempts).toEqual([2]);
  });

  it('keeps what the other codes prove if one is mistyped', () => {
    const proof = [attempt('accepted', time), attempt('refused', time + 600, codeAt(time + 480))];
    const facts: ServerFacts = { window: { behind: 1, ahead: 1 }, clock: 0, acceptsAgain: false };
    const wrong = attempt('refused', time + 40, mistyped(codeAt(time + 40)));
    const { named, certainty, unmatched } = diagnose([wrong, ...proof], facts);
    expect([named, certainty]).toEqual([['window'], 'certain']);
    expect(unmatched).toEqual([{ attemptIndex: 0, intendedCode: codeAt(time + 40) }]);
    expect(diagnose(proof, facts).named).toEqual(named);
  });

  it('names a typing error if the server accepted the other codes', () => {
    const wrong = attempt('refused', time + 40, mistyped(codeAt(time + 40)));
    const { named, certainty } = diagnose([attempt('accepted', time), wrong]);
    expect([named, certainty]).toEqual([['slip'], 'likely']);
  });

  it('finds wrong settings if they give fewer codes than they should', () => {
    const attempts = [
      attempt('refused', time),
      ...['111111', '222222'].map((code, index) => attempt('refused', time + index, code)),
    ];
    expect(diagnoseServer({ settings, attempts, facts: {} }).kind).toBe('wrong-code');
  });
});

describe('a code that is refused the second time', () => {
  const repeated = [attempt('accepted', time), attempt('refused', time + 4, codeAt(time))];

  it('is likely, not certainly, a reused code, and may have a cause elsewhere', () => {
    const { named, certainty, causes } = diagnose(repeated);
    expect([named, certainty]).toEqual([['reuse'], 'likely']);
    expect(causes.map(({ cause }) => cause)).toContain('elsewhere');
  });

  it('may be a rate limit, however often a repeated code is refused', () => {
    const often = [0, 60, 120, 180].flatMap((later) =>
      repeated.map(({ outcome, seconds }) =>
        attempt(outcome, seconds + later, codeAt(time + later)),
      ),
    );
    expect(diagnose(often).certainty).toBe('likely');
  });

  it('is certainly a reused code if the server is known to accept each code once', () => {
    const { named, certainty } = diagnose(repeated, { acceptsAgain: false });
    expect([named, certainty]).toEqual([['reuse'], 'certain']);
  });
});

describe('the clock of a server', () => {
  it('is the first thing to check if it may explain every refused code', () => {
    const { shouldCheckClock, causes } = diagnose([attempt('refused', time)]);
    expect(shouldCheckClock).toBe(true);
    expect(causes.map(({ cause }) => cause)).toContain('clock');
  });

  it('needs no check if it is known, or if the server accepted a current code', () => {
    expect(diagnose([attempt('refused', time)], { clock: 0 }).shouldCheckClock).toBe(false);
    const attempts = [attempt('accepted', time), attempt('refused', time + 4, codeAt(time))];
    expect(diagnose(attempts).shouldCheckClock).toBe(false);
  });
});

/** Returns random attempts, also mistyped and simultaneous ones. */
function randomAttempts(next: RandomSource): readonly Attempt[] {
  const start = 1_700_000_000 + Math.floor(next() * 1e8);
  const base = pick(next, [0, 0, 0, 90, -3600]);
  return Array.from({ length: 2 + Math.floor(next() * 3) }, () => {
    const seconds = start + pick(next, [0, 0, 5, 30, 65, 400]);
    const code = codeAt(seconds + base + pick(next, [0, 0, 0, -30, 30, -90]));
    return {
      code: next() < 0.15 ? mistyped(code) : code,
      seconds,
      press: 1,
      outcome: next() < 0.6 ? 'refused' : 'accepted',
    };
  });
}

function randomFacts(next: RandomSource): ServerFacts {
  const width = pick(next, [0, 1, 2]);
  return {
    ...(next() < 0.4 ? { window: { behind: width, ahead: width } } : {}),
    ...(next() < 0.3 ? { clock: 0 } : {}),
    ...(next() < 0.3 ? { acceptsAgain: next() < 0.5 } : {}),
  };
}

/** The diagnosis with attempts instead of their indexes, so that permutations can be compared. */
function comparable(attempts: readonly Attempt[], facts: ServerFacts): unknown {
  const diagnosis = diagnoseServer({ settings, attempts, facts });
  const key = (index: number) => JSON.stringify(attempts[index]);
  if (diagnosis.kind === 'wrong-code') return [diagnosis.kind, key(diagnosis.attemptIndex)];
  return {
    ...diagnosis,
    evidence: attempts
      .map((_, index) => `${key(index)} ${JSON.stringify(diagnosis.evidence[index])}`)
      .toSorted(),
    unmatched: diagnosis.unmatched.map(({ attemptIndex, intendedCode }) => [
      key(attemptIndex),
      intendedCode,
    ]),
    ...(diagnosis.kind === 'causes'
      ? {
          causes: diagnosis.causes.map((cause) => ({
            ...cause,
            attempts: cause.attempts.map((index) => key(index)),
          })),
        }
      : {}),
  };
}

it('gives the same diagnosis for every order in which attempts are entered', () => {
  const next = seededNumbers(30);
  for (let round = 0; round < allOrSample(10_000, 300); round += 1) {
    const attempts = randomAttempts(next);
    const facts = randomFacts(next);
    const shuffled = attempts
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
    expect(comparable(shuffled, facts)).toEqual(comparable(attempts, facts));
  }
});
