import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodeBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { bytesOf, eightBytes, lastNibble } from '../testing/hotpSteps.ts';
import { codeOfMac, hmacCode } from '../testing/shownCodes.ts';
import { diagnoseFully } from './diagnose.ts';
import type { Observation } from './types.ts';

const settings: OtpSettings = {
  type: 'totp',
  issuer: 'Example',
  account: 'tester',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0n,
};
const key = bytesOf(settings.secret);
const time = 1_790_000_043;

/** Returns the code for a Unix time in seconds, or for the nth press of the button, from 0. */
type CodeAt = (seconds: number, press: number) => string;

function observe(codeAt: CodeAt, codes = 2): Observation[] {
  return Array.from({ length: codes }, (_, press) => {
    const seconds = time + 47 * press;
    return { code: codeAt(seconds, press), seconds, press: press + 1 };
  });
}

const stepAt = (seconds: number) => BigInt(Math.floor(seconds / 30));

describe('a counter hashed as text', () => {
  it.each([0n, 1n, 5n, 8n])('is certain from counter %i on, whose text has one digit', (first) => {
    const counted: OtpSettings = { ...settings, type: 'hotp', counter: first };
    const codeAt: CodeAt = (_, press) => hmacCode(key, String(first + BigInt(press)));
    for (const codes of [2, 3]) {
      const { finding, certainty, alternatives } = diagnoseFully(counted, observe(codeAt, codes));
      expect([finding, certainty]).toEqual(['counter:text', 'certain']);
      expect(alternatives.map((alternative) => alternative.finding)).not.toContain('counter:text');
    }
  });
});

/** HMAC-SHA512 with blocks of 64 bytes, by RFC 2104 section 2. */
function shortBlockMac(message: Buffer): Buffer {
  const padded = Buffer.concat([key, Buffer.alloc(64 - key.length)]);
  const xor = (value: number) => Buffer.from(padded.map((byte) => byte ^ value));
  const hash = (...parts: Buffer[]) => createHash('sha512').update(Buffer.concat(parts)).digest();
  return hash(xor(0x5c), hash(xor(0x36), message));
}

/** Writes a number as JavaScript programs do that shift it by more than 31 bits. */
function shiftedBytes(counter: number): Buffer {
  return Buffer.from(Array.from({ length: 8 }, (_, index) => (counter >> (56 - 8 * index)) & 255));
}

const overflowingStep = (seconds: number) => BigInt(Math.trunc(((seconds * 1000) | 0) / 1000 / 30));

const accents = Buffer.from('k\u00e9y \u00ff and more of it', 'latin1');
/** A key whose hexadecimal text has only characters of Base32. */
const hexOfBase32 = Buffer.from('ABCDEF2345672345ABCDABCD2345ABCDFEDCBA76', 'hex');
/** Returns the hexadecimal text of a key without the characters that Base32 doesn't have. */
const withoutInvalid = (bytes: Buffer) =>
  bytes
    .toString('hex')
    .toUpperCase()
    .replaceAll(/[0189]/g, '');
/** Takes the remainder of a signed 32-bit number as Python and Ruby do: never negative. */
function flooredCode(mac: Buffer): string {
  const number = mac.readInt32BE(lastNibble(mac));
  return String(((number % 1e6) + 1e6) % 1e6).padStart(6, '0');
}
const hmacSha1 = (message: Buffer) => createHmac('sha1', key).update(message).digest();
const zeros = Buffer.concat([Buffer.alloc(2), key.subarray(2)]);
const withKey = (bytes: Buffer): OtpSettings => ({
  ...settings,
  secret: encodeBase32(bytes, { padding: false }),
});
const fromKey =
  (bytes: Buffer): CodeAt =>
  (seconds) =>
    hmacCode(bytes, eightBytes(stepAt(seconds)));

describe('a diagnosis of two codes', () => {
  it.each<[string, OtpSettings, CodeAt]>([
    [
      'hash:block64',
      { ...settings, algorithm: 'SHA512' },
      (seconds) => codeOfMac(shortBlockMac(eightBytes(stepAt(seconds)))),
    ],
    ['key:hex-as-base32', settings, fromKey(bytesOf(withoutInvalid(key)))],
    ['key:hex-as-base32', withKey(hexOfBase32), fromKey(bytesOf(withoutInvalid(hexOfBase32)))],
    ['key:utf8', withKey(accents), fromKey(Buffer.from(accents.toString('latin1'), 'utf8'))],
    ['key:text', withKey(accents), fromKey(Buffer.from(accents.toString('utf8'), 'utf8'))],
    ['key:zeros-dropped', withKey(zeros), fromKey(zeros.subarray(2))],
    ['truncation:sign', settings, (seconds) => flooredCode(hmacSha1(eightBytes(stepAt(seconds))))],
    [
      'counter:word-twice',
      settings,
      (seconds) => hmacCode(key, shiftedBytes(Math.floor(seconds / 30))),
    ],
    [
      'clock:since-2001',
      settings,
      (seconds) => hmacCode(key, eightBytes(stepAt(seconds - Date.UTC(2001, 0) / 1000))),
    ],
    [
      'clock:milliseconds-32-bit',
      settings,
      (seconds) => hmacCode(key, eightBytes(overflowingStep(seconds))),
    ],
  ])('is certain of %s', (finding, given, codeAt) => {
    const diagnosis = diagnoseFully(given, observe(codeAt));
    expect([diagnosis.finding, diagnosis.certainty]).toEqual([finding, 'certain']);
  });
});

describe('a counter whose lowest byte comes first', () => {
  it.each([8, 4])('is named with its %i bytes', (bytes) => {
    const codeAt: CodeAt = (seconds) =>
      hmacCode(key, eightBytes(stepAt(seconds)).reverse().subarray(0, bytes));
    const { finding, certainty, parts } = diagnoseFully(settings, observe(codeAt));
    expect([finding, certainty, parts[0]?.values]).toEqual([
      'counter:little-endian',
      'certain',
      { bytes },
    ]);
  });
});

describe('a secret that is also hexadecimal text', () => {
  const given = { ...settings, secret: 'ABCDEF2345672345ABCDABCD2345ABCD' };

  it.each([
    ['key:hex', Buffer.from(given.secret, 'hex')],
    ['key:hex-text', Buffer.from(bytesOf(given.secret).toString('hex'))],
    ['key:hex-text', Buffer.from(bytesOf(given.secret).toString('hex').toUpperCase())],
  ])('tells %s after one code', (finding, used) => {
    const mac = createHmac('sha1', used)
      .update(eightBytes(stepAt(time)))
      .digest();
    const observed = { code: codeOfMac(mac), seconds: time, press: 1 };
    const { parts, namedRivals } = diagnoseFully(given, [observed]);
    expect(parts.map(({ name }) => name)).toEqual([finding]);
    expect(namedRivals).toEqual([]);
  });
});

/**
 * Returns the codes of an app that a person typed so many seconds after the app had computed them.
 *
 * @param counterAt the app's counter for a Unix time in seconds
 */
function observeTyped(
  digits: number,
  delays: readonly number[],
  counterAt: (seconds: number) => number,
): Observation[] {
  return delays.map((delay, index) => {
    const seconds = time + 47.4 * index;
    const counter = BigInt(Math.floor(counterAt(seconds - delay)));
    const mac = createHmac('sha1', key).update(eightBytes(counter)).digest();
    return { code: codeOfMac(mac, digits), seconds, press: index + 1 };
  });
}

describe("an app that doesn't divide the time by the period", () => {
  const undivided = (seconds: number) => seconds;

  it('is certain after two codes, however late they were typed', () => {
    const observations = observeTyped(6, [5.3, 42.8], undivided);
    const { finding, certainty } = diagnoseFully(settings, observations);
    expect([finding, certainty]).toEqual(['period:1', 'certain']);
  });

  it('is right if the period is one second', () => {
    const given = { ...settings, period: 1 };
    expect(diagnoseFully(given, observeTyped(6, [0, 0], undivided)).finding).toBe('match');
  });
});

describe('an app that counts milliseconds', () => {
  const diagnoseTyped = (given: OtpSettings, delays: readonly number[]) =>
    diagnoseFully(
      given,
      observeTyped(given.digits, delays, (seconds) => Math.floor(seconds * 1000) / given.period),
    );

  it.each([30, 60, 300])(
    'is certain after two codes that were typed within seconds, with a period of %i seconds',
    (period) => {
      const given = { ...settings, period };
      const { finding, certainty } = diagnoseTyped(given, [5.3, 14.8]);
      expect([finding, certainty]).toEqual(['clock:milliseconds', 'certain']);
    },
  );

  it('is likely after two codes that were typed late, and certain after a third', () => {
    const found = [
      [5.3, 52.8],
      [5.3, 52.8, 31.2],
    ].map((delays) => {
      const { finding, certainty } = diagnoseTyped(settings, delays);
      return [finding, certainty];
    });
    expect(found).toEqual([
      ['clock:milliseconds', 'likely'],
      ['clock:milliseconds', 'certain'],
    ]);
  });

  it('is certain after two late codes of eight digits', () => {
    const given = { ...settings, digits: 8 };
    const { finding, certainty } = diagnoseTyped(given, [58.1, 52.8]);
    expect([finding, certainty]).toEqual(['clock:milliseconds', 'certain']);
  });

  it.each([
    [5.3, 'certain'],
    [52.8, 'likely'],
  ])('is a finding after one code of eight digits, typed %f seconds later: %s', (delay, sure) => {
    const { finding, certainty } = diagnoseTyped({ ...settings, digits: 8 }, [delay]);
    expect([finding, certainty]).toEqual(['clock:milliseconds', sure]);
  });

  it('is no finding after one code of six digits, because another counter may fit by accident', () => {
    const { finding } = diagnoseTyped(settings, [5.3]);
    expect(finding).toBe('unknown');
  });

  it('compares every counter of one code with every counter of the other', () => {
    const { evidence } = diagnoseTyped(settings, [5.3, 14.8]);
    // In 20 seconds, the counter takes 667 values.
    expect(evidence.comparedComputations).toBeGreaterThan(667 ** 2);
    expect(evidence.accidentProbability).toBeGreaterThan(2 * 667 ** 2 * 1e-12);
  });
});

describe('a wrong offset', () => {
  const macAt = (seconds: number) =>
    createHmac('sha1', key)
      .update(eightBytes(stepAt(seconds)))
      .digest();

  it('names no byte until two codes agree on it', () => {
    const observations = observe((seconds) => codeOfMac(macAt(seconds), 6, 4), 3);
    const found = [1, 2, 3].map((codes) => {
      const { finding, certainty } = diagnoseFully(settings, observations.slice(0, codes));
      return [finding, certainty];
    });
    expect(found).toEqual([
      ['truncation:offset', 'likely'],
      ['truncation:offset4', 'likely'],
      ['truncation:offset4', 'certain'],
    ]);
  });

  const byteAt = (mac: Buffer, index: number) => mac.at(index) ?? 0;
  const rules: readonly (readonly [string, (mac: Buffer) => number])[] = [
    ['the upper half of the last byte', (mac) => byteAt(mac, -1) >> 4],
    ['the byte before the last', (mac) => byteAt(mac, -2) & 15],
    ['the last byte, plus one', (mac) => (byteAt(mac, -1) & 15) + 1],
  ];

  const rightOffset = (mac: Buffer) => byteAt(mac, -1) & 15;

  /** Returns the times of two codes with different offsets, neither of which is the correct one. */
  function timesWith(offsetOf: (mac: Buffer) => number): number[] {
    const times = Array.from({ length: 20 }, (_, index) => time + 47 * index).filter(
      (seconds) => offsetOf(macAt(seconds)) !== rightOffset(macAt(seconds)),
    );
    const [first = time] = times;
    const second = times.find(
      (seconds) => offsetOf(macAt(seconds)) !== offsetOf(macAt(first)) && seconds > first,
    );
    return [first, second ?? first];
  }

  /** Returns the codes of two times, whose offsets `offsetOf` returns. */
  function codesWith(offsetOf: (mac: Buffer) => number, digits: number): Observation[] {
    return timesWith(offsetOf).map((seconds, index) => {
      const mac = macAt(seconds);
      return { code: codeOfMac(mac, digits, offsetOf(mac)), seconds, press: index + 1 };
    });
  }

  it.each(rules)('is certain if the offsets of two codes differ: from %s', (_, offsetOf) => {
    const observations = codesWith(offsetOf, 6);
    const offsets = observations.map(({ seconds }) => offsetOf(macAt(seconds)));
    expect(offsets[0]).not.toBe(offsets[1]);
    const { finding, certainty, evidence, computation } = diagnoseFully(settings, observations);
    expect([finding, certainty]).toEqual(['truncation:offset', 'certain']);
    expect(computation?.truncation).toBe(offsets.at(-1));
    // SHA1 has 17 offsets for each code, and the second code may be from two time steps.
    expect(evidence.accidentProbability).toBeGreaterThanOrEqual(17 ** 2 * 2 * 1e-12);
    expect(evidence.accidentProbability).toBeLessThan(1e-6);
  });

  it('is certain for codes that are half a minute apart and have different offsets', () => {
    const given = { ...settings, secret: 'MZXW6YTBOI2DKNRXGAYDALJRGE3TSMZV' };
    const diagnosis = diagnoseFully(given, [
      { code: '126510', seconds: 1_790_000_000, press: 1 },
      { code: '843812', seconds: 1_790_000_030, press: 2 },
    ]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['truncation:offset', 'certain']);
  });

  it('is at most likely if random codes often have different offsets by accident', () => {
    for (const [, offsetOf] of rules) {
      const four = diagnoseFully({ ...settings, digits: 4 }, codesWith(offsetOf, 4));
      expect([four.finding, four.certainty]).toEqual(['truncation:offset', 'likely']);
    }
  });

  it('is unknown if only one of two codes is wrong, because that code may be from another account', () => {
    const offsetOf = (mac: Buffer) => byteAt(mac, 0) & 15;
    const [wrong, next] = codesWith(offsetOf, 6);
    if (wrong === undefined || next === undefined) throw new Error('two codes are needed');
    const right = { ...next, code: codeOfMac(macAt(next.seconds)) };
    expect(diagnoseFully(settings, [wrong, right]).finding).toBe('unknown');
    const third = {
      ...next,
      seconds: next.seconds + 30,
      code: codeOfMac(macAt(next.seconds + 30)),
    };
    expect(diagnoseFully(settings, [wrong, next, third]).finding).toBe('truncation:offset');
  });
});
