import { describe, expect, it } from 'vitest';
import { decodeBase32 } from '../base32.ts';
import { hotp } from '../hotp.ts';
import type { OtpSettings } from '../settings.ts';
import { pick, seededNumbers } from '../testing/random.ts';
import { chanceOf, readCode } from './code.ts';
import { diagnose } from './diagnose.ts';
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
/** The first second of a step of 30 and of 60 seconds. */
const start = 1_790_000_040;

const at = (code: string, seconds: number, press = 1): Observation => ({ code, seconds, press });

/** The code of a step, counted from `start`. */
function codeFor(used: OtpSettings, step: number): string {
  const decoded = decodeBase32(used.secret);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  const first = used.type === 'totp' ? BigInt(Math.floor(start / used.period)) : used.counter;
  return hotp({ ...used, secret: decoded.bytes, counter: first + BigInt(step) });
}

/** What an app shows whose clock is so many seconds ahead, read so long after `start`. */
function shownAt(after: number, ahead: number, used = settings): Observation {
  return at(codeFor(used, Math.floor((after + ahead) / used.period)), start + after);
}

const alsoOf = ({ also }: Diagnosis) => also.map(({ finding }) => finding);

function otherDigit(code: string, place: number): string {
  const digit = (Number(code[place]) + 4) % 10;
  return `${code.slice(0, place)}${digit}${code.slice(place + 1)}`;
}

describe('a code that is typed again', () => {
  it('is no new evidence', () => {
    const four = { ...settings, digits: 4 };
    const next = seededNumbers(4);
    const cache = createMacCache();
    let open = 0;
    while (open < 40) {
      const code = String(Math.floor(next() * 1e4)).padStart(4, '0');
      const once = [at(code, start + 10)];
      if (diagnose(four, once, cache).certainty === 'certain') continue;
      open += 1;
      const twice = diagnose(four, [...once, at(code, start + 15)], cache);
      expect([code, twice.certainty]).not.toEqual([code, 'certain']);
      expect(twice.evidence.isRepeated).toBe(true);
      expect(twice.canWiden).toBe(false);
    }
  });

  it('leaves a counting app where it was', () => {
    const counted = { ...settings, type: 'hotp' } as const;
    const code = codeFor(counted, 1);
    const twice = diagnose(counted, [at(code, start), at(code, start + 9, 2)]);
    expect([twice.finding, twice.certainty]).toEqual(['counter:+1', 'certain']);
  });
});

describe('two causes that the codes do not tell apart are named together', () => {
  it('a clock 12 seconds fast, and rounded time', () => {
    const diagnosis = diagnose(settings, [shownAt(22, 12), shownAt(36 + 30, 12)]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['clock:seconds+16', 'certain']);
    expect(alsoOf(diagnosis)).toEqual(['clock:rounded']);
    expect(diagnosis.evidence.drift).toEqual({ from: 8, to: 24 });
  });

  it('seven digits where eight were asked for', () => {
    const eight = { ...settings, digits: 8 };
    const codes = [0, 1].map((step) => codeFor({ ...settings, digits: 7 }, step));
    const observed = codes.map((code, index) => at(code, start + 5 + 30 * index));
    const diagnosis = diagnose(eight, observed);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['digits:7', 'certain']);
    expect(alsoOf(diagnosis)).toEqual(['code:cut-left']);
  });

  it('a step ahead after one code, in the second half of a period only', () => {
    const late = diagnose(settings, [shownAt(25, 9)]);
    expect([late.finding, late.certainty, late.settles]).toEqual([
      'clock:+1',
      'certain',
      'rounding',
    ]);
    expect(alsoOf(late)).toEqual(['clock:rounded']);
    expect(late.evidence.drift).toEqual({ from: 5, to: 35 });
    const early = diagnose(settings, [shownAt(5, 30)]);
    expect([early.finding, alsoOf(early), early.settles]).toEqual(['clock:+1', [], 'drift']);
  });
});

describe('every code leaves something to settle', () => {
  it.each([
    ['hidden', [shownAt(5, 0)]],
    ['wider', [at('902817', start)]],
    ['slip', [at(otherDigit(codeFor(settings, 0), 2), start)]],
  ])('%s', (settles, observations) => {
    expect(diagnose(settings, observations).settles).toBe(settles);
  });
});

describe('a slip in typing', () => {
  it('of one digit is likely after one code, and names the code that was meant', () => {
    for (let place = 0; place < 6; place += 1) {
      const code = codeFor(settings, 0);
      const diagnosis = diagnose(settings, [at(otherDigit(code, place), start + 3)]);
      expect([diagnosis.finding, diagnosis.certainty]).toEqual(['typing:one-digit', 'likely']);
      expect(diagnosis.parts[0]?.values).toEqual({ place: 1, code });
      expect(diagnosis.next).toBe('next-code');
    }
  });

  it('that exchanges two digits too', () => {
    const code = codeFor(settings, 3);
    const swapped = `${code.slice(0, 2)}${code[3]}${code[2]}${code.slice(4)}`;
    expect(swapped).not.toBe(code);
    const diagnosis = diagnose(settings, [at(swapped, start + 93)]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['typing:swapped', 'likely']);
  });

  it('is named beside what the other code tells, and is never certain', () => {
    const asked = { ...settings, algorithm: 'SHA256' } as const;
    const slipped = at(otherDigit(codeFor(settings, 0), 1), start + 3);
    const right = at(codeFor(settings, 1), start + 33);
    const diagnosis = diagnose(asked, [slipped, right]);
    expect(diagnosis.finding).toBe('algorithm:SHA1,typing:one-digit');
    expect([diagnosis.certainty, diagnosis.parts.at(-1)?.values['place']]).toEqual(['likely', 1]);
    const later = diagnose(asked, [right, at(otherDigit(codeFor(settings, 2), 0), start + 63)]);
    expect(later.parts.at(-1)?.values['place']).toBe(2);
  });
});

describe('the key', () => {
  it('that is empty is a finding of its own', () => {
    const next = seededNumbers(9);
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
    for (let round = 0; round < 30; round += 1) {
      const secret = Array.from({ length: 32 }, () => pick(next, letters)).join('');
      const step = BigInt(start / 30);
      const empty = { counter: step, digits: 6, algorithm: 'SHA1' } as const;
      // A key of zeros and an empty one are the same for HMAC (RFC 2104, section 2).
      const code = hotp({ ...empty, secret: new Uint8Array(1) });
      const diagnosis = diagnose({ ...settings, secret }, [at(code, start + 5)]);
      expect(diagnosis.finding).toBe('key:empty');
    }
  });

  it('with a dotless i is no match, as Make says', () => {
    const secret = 'IIIIIIIIIIIIIIII';
    const code = codeFor({ ...settings, secret }, 0);
    const dotless = { ...settings, secret: secret.replace('I', 'ı') };
    expect(diagnose(dotless, [at(code, start + 5)]).finding).toBe('key:repaired');
  });
});

it('ten digits of a 32-bit modulo are found', () => {
  const ten = { ...settings, digits: 10 };
  let found = 0;
  for (let step = 0; step < 60; step += 1) {
    const right = Number(codeFor(ten, step));
    const code = String(right % 1_410_065_408).padStart(10, '0');
    const { finding, certainty } = diagnose(ten, [at(code, start + 30 * step + 5)]);
    const name = right < 1_410_065_408 ? 'match' : 'truncation:modulo-32-bit';
    expect([finding, certainty]).toEqual([name, 'certain']);
    found += name === 'match' ? 0 : 1;
  }
  expect(found).toBeGreaterThan(5);
});

describe('a typed code', () => {
  it('has as many values as there are, no more', () => {
    const chance = (text: string) => {
      const result = readCode(text);
      return result.ok ? chanceOf(result.code) : Number.NaN;
    };
    expect(chance('123456')).toBe(1e-6);
    expect(chance('1234567890')).toBe(2 ** -31);
    expect(chance('BCDFG')).toBe(26 ** -5);
  });
});
