import { describe, expect, it } from 'vitest';
import { decodeBase32 } from '../base32.ts';
import { hotp } from '../hotp.ts';
import type { OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { diagnose } from './diagnose.ts';
import { createMacCache } from './macs.ts';
import type { Observation } from './types.ts';

const settings: OtpSettings = {
  type: 'totp',
  issuer: 'Example',
  account: 'tester',
  secret: 'W4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SD',
  algorithm: 'SHA256',
  digits: 8,
  period: 60,
  counter: 7n,
};
/** Ten seconds into a time step, for periods of 30 and 60 seconds. Unix time in seconds. */
const time = 1_790_000_050;
const counted: OtpSettings = { ...settings, type: 'hotp', algorithm: 'SHA1', digits: 6 };

function codeFor(used: OtpSettings, seconds = time, steps = 0): string {
  const decoded = decodeBase32(used.secret);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  const counter = used.type === 'totp' ? counterAt(seconds, used.period) : used.counter;
  return hotp({ ...used, secret: decoded.bytes, counter: counter + BigInt(steps) });
}

const observe = (code: string, seconds = time, press = 1): Observation => ({
  code,
  seconds,
  press,
});

describe('one code', () => {
  it.each<[string, OtpSettings, Partial<OtpSettings>, number]>([
    ['match', settings, {}, 0],
    ['algorithm:SHA1', settings, { algorithm: 'SHA1' }, 0],
    ['digits:6', settings, { digits: 6 }, 0],
    ['period:30', settings, { period: 30 }, 0],
    [
      'algorithm:SHA1,digits:6,period:30',
      settings,
      { algorithm: 'SHA1', digits: 6, period: 30 },
      0,
    ],
    ['type:hotp', settings, { type: 'hotp', counter: 0n }, 0],
    ['match', counted, {}, 0],
    ['counter:+1', counted, {}, 1],
    ['counter:-2', counted, {}, -2],
    ['counter:+100', counted, {}, 100],
    ['type:totp', counted, { type: 'totp', period: 30 }, 0],
  ])('gives the finding %s', (finding, given, change, steps) => {
    const diagnosis = diagnose(given, [observe(codeFor({ ...given, ...change }, time, steps))]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual([finding, 'certain']);
    expect(diagnosis.next).toBe('none');
  });

  it.each<[string, Partial<OtpSettings>, number]>([
    ['clock:+1', {}, 1],
    ['clock:-20', {}, -20],
    ['clock:-1,algorithm:SHA1', { algorithm: 'SHA1' }, -1],
  ])('makes %s only likely, because the screen may show an old code', (finding, change, steps) => {
    const used = { ...settings, ...change };
    const first = observe(codeFor(used, time, steps));
    const one = diagnose(settings, [first]);
    expect([one.finding, one.certainty, one.next]).toEqual([finding, 'likely', 'next-code']);
    const later = time + settings.period;
    const second = observe(codeFor(used, later, steps), later);
    const two = diagnose(settings, [first, second]);
    expect([two.finding, two.certainty]).toEqual([finding, 'certain']);
  });

  it('makes a match certain, whatever its length', () => {
    for (let digits = 4; digits <= 10; digits += 1) {
      const given = { ...settings, digits };
      const diagnosis = diagnose(given, [observe(codeFor(given))]);
      expect([digits, diagnosis.finding, diagnosis.certainty]).toEqual([
        digits,
        'match',
        'certain',
      ]);
    }
  });

  it('marks the causes that always give the same codes', () => {
    const { namedRivals } = diagnose(settings, [observe(codeFor({ ...settings, digits: 7 }))]);
    expect(namedRivals).toMatchObject([{ finding: 'code:cut-left', isAlwaysEqual: true }]);
    // In the second half of a period, an app that rounds the time is one step ahead.
    const late = time + 40;
    const ahead = diagnose(settings, [observe(codeFor(settings, late, 1), late)]);
    expect(ahead.namedRivals).toMatchObject([
      { finding: 'clock:rounded', isAlwaysEqual: false },
      { finding: 'counter:step+1', isAlwaysEqual: true },
    ]);
  });

  it('gives the expected code, and the time step that explains the observed one', () => {
    const { evidence } = diagnose(settings, [observe(codeFor(settings, time, -2))]);
    expect(evidence.codes).toEqual([
      {
        shown: codeFor(settings, time, -2),
        expected: codeFor(settings),
        expectedCounter: counterAt(time, 60),
        usedCounter: counterAt(time, 60) - 2n,
      },
    ]);
    expect(evidence.drift).toEqual({ from: -130, to: -70 });
    expect(evidence.comparedComputations).toBeGreaterThan(0);
    expect(evidence.accidentProbability).toBeCloseTo(evidence.comparedComputations * 1e-8, 12);
  });

  it('may contain spaces, dashes and full-width digits', () => {
    const code = codeFor(settings);
    for (const typed of [
      ` ${code.slice(0, 4)} ${code.slice(4)}`,
      `${code.slice(0, 3)}-${code.slice(3)}`,
      code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ])
      expect(diagnose(settings, [observe(typed)]).finding).toBe('match');
  });

  it.each(['', 'abc', '12345x', '1', '00000000000'])(
    'gives the finding unknown for "%s"',
    (code) => {
      const diagnosis = diagnose(settings, [observe(code)]);
      expect([diagnosis.finding, diagnosis.certainty, diagnosis.next]).toEqual([
        'unknown',
        'none',
        'check-input',
      ]);
      expect(diagnosis.computation).toBeUndefined();
    },
  );
});

describe('two codes', () => {
  // The app shows five of six digits, because the first one is a zero.
  const six = { ...settings, digits: 6 };
  const zeroTime = Array.from({ length: 200 }, (_, step) => time + 60 * step).find((seconds) =>
    /^0[1-9]/.test(codeFor(six, seconds)),
  );

  it("tell apart causes that one code can't", () => {
    if (zeroTime === undefined) throw new Error('no code begins with a zero');
    const first = observe(codeFor(six, zeroTime).slice(1), zeroTime);
    const one = diagnose(six, [first]);
    expect([one.finding, one.certainty]).toEqual(['code:zeros-lost', 'likely']);
    const named = one.namedRivals.map(({ finding }) => finding);
    expect(named).toEqual(['digits:5', 'code:cut-left']);
    expect(one.nextCodePurpose).toBe('causes');
    const fiveDigits = observe(codeFor({ ...six, digits: 5 }, zeroTime + 60), zeroTime + 60);
    const other = diagnose(six, [first, fiveDigits]);
    const zeroNext = codeFor(six, zeroTime + 60).startsWith('0');
    expect(other.finding).toBe(zeroNext ? 'code:zeros-lost' : 'digits:5');
    expect(other.certainty).toBe('certain');
  });

  it('tell a clock that is off by part of a step from one that is off by whole steps', () => {
    const late = time + 40;
    const next = time + 70;
    const stepAhead = observe(codeFor(settings, late, 1), late);
    const inTime = observe(codeFor(settings, next), next);
    expect(codeFor(settings, late, 1)).toBe(codeFor(settings, next));
    const sameCode = diagnose(settings, [stepAhead, inTime]);
    expect(sameCode.evidence).toMatchObject({ isRepeated: true, drift: { from: 10, to: 40 } });
    const early = observe(codeFor(settings, next, 1), next);
    expect(diagnose(settings, [stepAhead, early]).finding).toBe('clock:+1');
    const impossible = [
      observe(codeFor(settings, time, 1)),
      observe(codeFor(settings, time + 100), time + 100),
    ];
    expect(diagnose(settings, impossible).finding).toBe('unknown');
  });

  it('have to follow the presses of the button', () => {
    const [first, second] = [7n, 8n].map((counter) =>
      codeFor({ ...counted, counter: counter + 1n }),
    );
    const observations = [observe(first ?? ''), observe(second ?? '', time + 5, 2)];
    expect(diagnose(counted, observations).finding).toBe('counter:+1');
    const skipped = [observe(first ?? ''), observe(second ?? '', time + 5, 3)];
    expect(diagnose(counted, skipped).finding).toBe('unknown');
  });

  it('get the same diagnosis with a cache as without', () => {
    const cache = createMacCache();
    const observations = [
      observe(codeFor({ ...settings, algorithm: 'SHA1' })),
      observe(codeFor({ ...settings, algorithm: 'SHA1' }, time + 60), time + 60),
    ];
    const fresh = diagnose(settings, observations);
    expect(diagnose(settings, observations, cache)).toEqual(fresh);
    expect(diagnose(settings, observations, cache)).toEqual(fresh);
  });
});

describe("a secret that isn't Base32", () => {
  it('gives the finding of an app that repairs it', () => {
    const wrong = { ...settings, secret: settings.secret.replace('L', '1') };
    const diagnosis = diagnose(wrong, [observe(codeFor(settings))]);
    expect(diagnosis.finding).toBe('key:repaired');
    expect(diagnosis.evidence.codes[0]?.expected).toBeUndefined();
  });

  it('of an impossible length gives the finding of an app that keeps its whole bytes', () => {
    const longer = { ...settings, secret: `${settings.secret}A` };
    expect(diagnose(longer, [observe(codeFor(settings))]).finding).toBe('key:cut20');
  });
});

it('tries the greatest counter, but none above it', () => {
  const last = { ...counted, counter: 2n ** 64n - 1n };
  expect(diagnose(last, [observe(codeFor(last))]).finding).toBe('match');
  expect(diagnose(last, [observe(codeFor(last), time, 2)]).finding).toBe('counter:-1');
});
