import { describe, expect, it, test } from 'vitest';
import { decodeBase32, encodeBase32 } from '../base32.ts';
import { hotp } from '../hotp.ts';
import type { OtpSettings } from '../settings.ts';
import { pick, seededNumbers } from '../testing/random.ts';
import { guessProbability, readCode } from './readCode.ts';
import { diagnose, diagnoseFully } from './diagnose.ts';
import { createMacCache } from './macs.ts';
import type { Diagnosis, Observation } from './types.ts';

const settings: OtpSettings = {
  type: 'totp',
  issuer: 'Example',
  account: 'tester',
  secret: 'W4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SD',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 7n,
};
/** The first second of a time step, for periods of 30 and 60 seconds. Unix time in seconds. */
const start = 1_790_000_040;

const observe = (code: string, seconds: number, press = 1): Observation => ({
  code,
  seconds,
  press,
});

/** Returns the code of a time step, counted from `start`. */
function codeFor(used: OtpSettings, step: number): string {
  const decoded = decodeBase32(used.secret);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  const first = used.type === 'totp' ? BigInt(Math.floor(start / used.period)) : used.counter;
  return hotp({ ...used, secret: decoded.bytes, counter: first + BigInt(step) });
}

/** Observes an app whose clock is `ahead` seconds fast, `after` seconds after `start`. */
function observeAt(after: number, ahead: number, used = settings): Observation {
  return observe(codeFor(used, Math.floor((after + ahead) / used.period)), start + after);
}

const rivalFindings = ({ namedRivals }: Diagnosis) => namedRivals.map(({ finding }) => finding);

/** Changes the digit at an index. */
function changeDigit(code: string, index: number): string {
  const digit = (Number(code[index]) + 4) % 10;
  return `${code.slice(0, index)}${digit}${code.slice(index + 1)}`;
}

describe('a repeated code', () => {
  it('adds no evidence', () => {
    const four = { ...settings, digits: 4 };
    const next = seededNumbers(4);
    const cache = createMacCache();
    let uncertain = 0;
    while (uncertain < 40) {
      const code = String(Math.floor(next() * 1e4)).padStart(4, '0');
      const once = [observe(code, start + 10)];
      if (diagnose(four, once, cache).certainty === 'certain') continue;
      uncertain += 1;
      const twice = diagnose(four, [...once, observe(code, start + 15)], cache);
      expect([code, twice.certainty]).not.toEqual([code, 'certain']);
      expect(twice.evidence.isRepeated).toBe(true);
      expect(twice.canWiden).toBe(false);
    }
  });

  it('keeps the certain cause of a HOTP app', () => {
    const counted = { ...settings, type: 'hotp' } as const;
    const code = codeFor(counted, 1);
    const twice = diagnose(counted, [observe(code, start), observe(code, start + 9, 2)]);
    expect([twice.finding, twice.certainty]).toEqual(['counter:+1', 'certain']);
  });
});

describe("causes that the codes can't tell apart", () => {
  it('names a clock that is 12 seconds fast together with rounded time', () => {
    const diagnosis = diagnose(settings, [observeAt(22, 12), observeAt(36 + 30, 12)]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['clock:seconds+16', 'certain']);
    expect(rivalFindings(diagnosis)).toEqual(['clock:rounded']);
    expect(diagnosis.evidence.drift).toEqual({ from: 8, to: 24 });
  });

  it('names 7 digits instead of 8 together with a code cut on the left', () => {
    const eight = { ...settings, digits: 8 };
    const codes = [0, 1].map((step) => codeFor({ ...settings, digits: 7 }, step));
    const observed = codes.map((code, index) => observe(code, start + 5 + 30 * index));
    const diagnosis = diagnose(eight, observed);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['digits:7', 'certain']);
    expect(rivalFindings(diagnosis)).toEqual(['code:cut-left']);
  });

  it("doesn't name an app with 6 digits that shows 7 of 8, with zeros in front", () => {
    const eight = { ...settings, digits: 8 };
    const seven = (step: number) => codeFor({ ...settings, digits: 7 }, step);
    const step = Array.from({ length: 200 }, (_, index) => index).find((candidate) =>
      seven(candidate).startsWith('0'),
    );
    if (step === undefined) throw new Error('No code of these steps begins with 0.');
    const diagnosis = diagnose(eight, [observe(seven(step), start + 5 + 30 * step)]);
    expect([diagnosis.finding, ...rivalFindings(diagnosis)]).toEqual(['digits:7', 'code:cut-left']);
  });

  it('names a clock one step fast together with rounded time in the second half of a period', () => {
    const late = diagnose(settings, [observeAt(25, 9)]);
    expect([late.finding, late.certainty, late.nextCodePurpose]).toEqual([
      'clock:+1',
      'likely',
      'rounding',
    ]);
    expect(rivalFindings(late)).toEqual(['clock:rounded', 'counter:step+1']);
    expect(late.evidence.drift).toEqual({ from: 5, to: 35 });
    const early = diagnose(settings, [observeAt(5, 30)]);
    expect(rivalFindings(early)).toEqual(['counter:step+1']);
    expect([early.finding, early.nextCodePurpose]).toEqual(['clock:+1', 'certainty']);
  });

  it('names a key cut to 10 bytes together with a key that ends at its first zero byte, the tenth', () => {
    const key = Uint8Array.from({ length: 20 }, (_, index) => (index === 9 ? 0 : index + 100));
    const withZero = { ...settings, secret: encodeBase32(key, { padding: false }) };
    const counter = BigInt(Math.floor(start / 30));
    // HMAC fills both keys with zeros, so they give the same codes (RFC 2104 section 2).
    const code = hotp({ ...withZero, secret: key.subarray(0, 9), counter });
    const diagnosis = diagnose(withZero, [observe(code, start)]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['key:cut10', 'certain']);
    expect(rivalFindings(diagnosis)).toEqual(['key:zero-ended']);
  });
});

describe('a fault that has no effect on the codes', () => {
  // No code begins with 0. So each code could also come from an app that loses leading zeros.
  const eight = { ...settings, digits: 8 };
  it.each<[string, string, OtpSettings, Observation[], string[]]>([
    ['match', 'certain', settings, [observeAt(5, 0)], []],
    ['match', 'certain', settings, [observeAt(5, 0), observeAt(36, 0)], []],
    ['clock:-3', 'likely', settings, [observeAt(5, -90)], []],
    ['clock:zone+9', 'certain', settings, [observeAt(5, 9 * 3600)], []],
    // An app that cuts off the first digits is another cause of these codes, so it remains.
    ['digits:6', 'certain', eight, [observeAt(5, 0)], ['code:cut-left']],
  ])(
    'is not among the rarer causes of %s, and is %s',
    (finding, certainty, given, codes, rarer) => {
      for (const { code } of codes) expect(code).toMatch(/^[1-9]/);
      const diagnosis = diagnose(given, codes);
      // The ranking weighs such a fault together with the leading cause. So leaving it out changes no certainty.
      expect([diagnosis.finding, diagnosis.certainty]).toEqual([finding, certainty]);
      expect(diagnosis.equivalents.map((cause) => cause.finding)).toEqual(rarer);
    },
  );

  it('leads if it has an effect', () => {
    const step = Array.from({ length: 200 }, (_, index) => index).find((index) =>
      /^0[1-9]/.test(codeFor(settings, index)),
    );
    const code = codeFor(settings, step ?? 0);
    const diagnosis = diagnose(settings, [observe(code.slice(1), start + 30 * (step ?? 0))]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['code:zeros-lost', 'likely']);
  });
});

describe('a time zone', () => {
  it.each([
    ['after one code', [5]],
    ['after two codes', [5, 50]],
  ])('is named together with a clock that is off by the same time, %s', (_, times) => {
    const diagnosis = diagnose(
      settings,
      times.map((after) => observeAt(after, 9 * 3600)),
    );
    expect(diagnosis.finding).toBe('clock:zone+9');
    expect(rivalFindings(diagnosis)).toEqual([
      expect.stringMatching(/^clock:seconds\+32[34]\d\d$/),
    ]);
  });
});

describe('the purpose of the next code', () => {
  it.each([
    ['hidden', [observeAt(5, 0)]],
    ['wider', [observe('902817', start)]],
    ['typing-error', [observe(changeDigit(codeFor(settings, 0), 2), start)]],
  ])('is %s', (purpose, observations) => {
    expect(diagnose(settings, observations).nextCodePurpose).toBe(purpose);
  });
});

describe('a typing error', () => {
  it('of one digit is likely after one code, and the part names the code that the app showed', () => {
    for (let index = 0; index < 6; index += 1) {
      const code = codeFor(settings, 0);
      const diagnosis = diagnose(settings, [observe(changeDigit(code, index), start + 3)]);
      expect([diagnosis.finding, diagnosis.certainty]).toEqual(['typing:one-digit', 'likely']);
      expect(diagnosis.parts[0]?.values).toEqual({ place: 1, code });
      expect(diagnosis.next).toBe('next-code');
    }
  });

  it('of two swapped digits is likely after one code', () => {
    const code = codeFor(settings, 3);
    const swapped = `${code.slice(0, 2)}${code[3]}${code[2]}${code.slice(4)}`;
    expect(swapped).not.toBe(code);
    const diagnosis = diagnose(settings, [observe(swapped, start + 93)]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['typing:swapped', 'likely']);
  });

  it('is named together with the cause of the other code, and is never certain', () => {
    const asked = { ...settings, algorithm: 'SHA256' } as const;
    const mistyped = observe(changeDigit(codeFor(settings, 0), 1), start + 3);
    const right = observe(codeFor(settings, 1), start + 33);
    const diagnosis = diagnose(asked, [mistyped, right]);
    expect(diagnosis.finding).toBe('algorithm:SHA1,typing:one-digit');
    expect([diagnosis.certainty, diagnosis.parts.at(-1)?.values['place']]).toEqual(['likely', 1]);
    const later = diagnose(asked, [
      right,
      observe(changeDigit(codeFor(settings, 2), 0), start + 63),
    ]);
    expect(later.parts.at(-1)?.values['place']).toBe(2);
  });
});

describe('the key', () => {
  it('has its own finding if it is empty', () => {
    const next = seededNumbers(9);
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
    for (let round = 0; round < 30; round += 1) {
      const secret = Array.from({ length: 32 }, () => pick(next, letters)).join('');
      const step = BigInt(start / 30);
      const empty = { counter: step, digits: 6, algorithm: 'SHA1' } as const;
      // HMAC doesn't distinguish a key of zeros from an empty one (RFC 2104 section 2).
      const code = hotp({ ...empty, secret: new Uint8Array(1) });
      const diagnosis = diagnose({ ...settings, secret }, [observe(code, start + 5)]);
      expect(diagnosis.finding).toBe('key:empty');
    }
  });

  it('of a secret with a dotless i is repaired, not a match', () => {
    const secret = 'IIIIIIIIIIIIIIII';
    const code = codeFor({ ...settings, secret }, 0);
    const dotless = { ...settings, secret: secret.replace('I', 'ı') };
    expect(diagnose(dotless, [observe(code, start + 5)]).finding).toBe('key:repaired');
  });
});

test('the first digits of a number are certain after three codes of eight digits', () => {
  const eight = { ...settings, digits: 8 };
  // An app shows the first digits of the number itself, without leading zeros.
  const observed = [0, 1, 2].map((step) => {
    const number = codeFor({ ...settings, digits: 10 }, step).replace(/^0+/, '');
    return observe(number.slice(0, 8), start + 5 + 30 * step);
  });
  const [two, three] = [2, 3].map((count) => diagnoseFully(eight, observed.slice(0, count)));
  expect([two?.finding, two?.certainty]).toEqual(['truncation:first-digits', 'likely']);
  expect([three?.finding, three?.certainty]).toEqual(['truncation:first-digits', 'certain']);
});

it('finds ten digits that an app computed with a 32-bit modulus', () => {
  const ten = { ...settings, digits: 10 };
  let found = 0;
  for (let step = 0; step < 60; step += 1) {
    const right = Number(codeFor(ten, step));
    const code = String(right % 1_410_065_408).padStart(10, '0');
    const { finding, certainty } = diagnose(ten, [observe(code, start + 30 * step + 5)]);
    const name = right < 1_410_065_408 ? 'match' : 'truncation:modulo-32-bit';
    expect([finding, certainty]).toEqual([name, 'certain']);
    found += name === 'match' ? 0 : 1;
  }
  expect(found).toBeGreaterThan(5);
});

describe('guessProbability', () => {
  it('counts the values that a code can have', () => {
    const chance = (text: string) => {
      const result = readCode(text);
      return result.ok ? guessProbability(result.code) : Number.NaN;
    };
    expect(chance('123456')).toBe(1e-6);
    expect(chance('1234567890')).toBe(2 ** -31);
    expect(chance('BCDFG')).toBe(26 ** -5);
  });
});
