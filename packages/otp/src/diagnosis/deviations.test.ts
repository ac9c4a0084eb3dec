import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodeBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { bytesOf, eightBytes } from '../testing/hotpSteps.ts';
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
    ['key:utf8', withKey(accents), fromKey(Buffer.from(accents.toString('latin1'), 'utf8'))],
    ['key:text', withKey(accents), fromKey(Buffer.from(accents.toString('utf8'), 'utf8'))],
    ['key:zeros-dropped', withKey(zeros), fromKey(zeros.subarray(2))],
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
});
