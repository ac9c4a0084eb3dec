import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { diagnose, diagnoseFully, diagnoseWidely } from './diagnose.ts';
import type { Observation } from './types.ts';

const settings: OtpSettings = {
  type: 'totp',
  issuer: 'Example',
  account: 'tester',
  secret: 'W4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SD',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 5000n,
};
const counted: OtpSettings = { ...settings, type: 'hotp' };
const time = 1_790_000_050;
const decoded = decodeBase32(settings.secret);
const key = Buffer.from(decoded.ok ? decoded.bytes : []);

/** An app, written without the code under test. Absent stages are correct. */
interface App {
  readonly key?: Buffer;
  /** Seconds for TOTP, steps for HOTP. */
  readonly ahead?: number;
  readonly macOf?: (message: Buffer, counter: bigint) => Buffer;
  readonly codeOf?: (mac: Buffer) => string;
}

function eightBytes(counter: bigint): Buffer {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(counter);
  return message;
}

const lastSix = (number: number) => String(number % 1e6).padStart(6, '0');
const numberAt = (mac: Buffer, offset: number) => mac.readUInt32BE(offset) & 0x7fff_ffff;

function observe(given: OtpSettings, app: App, codes = 2): Observation[] {
  const hmac = (message: Buffer) =>
    createHmac('sha1', app.key ?? key)
      .update(message)
      .digest();
  const { ahead = 0, macOf = hmac } = app;
  const codeOf = app.codeOf ?? ((mac) => lastSix(numberAt(mac, (mac.at(-1) ?? 0) & 15)));
  return Array.from({ length: codes }, (_, index) => {
    const seconds = time + 47 * index;
    const counter =
      given.type === 'totp'
        ? BigInt(Math.floor((seconds + ahead) / given.period))
        : given.counter + BigInt(ahead + index);
    return { code: codeOf(macOf(eightBytes(counter), counter)), seconds, press: index + 1 };
  });
}

const hmacOf = (message: Buffer | string, used: Buffer = key) =>
  createHmac('sha1', used).update(message).digest();
const text = settings.secret;

const apps: readonly (readonly [string, OtpSettings, App])[] = [
  ['clock:zone+5:30', settings, { ahead: 19_800 }],
  ['clock:zone-3:30', settings, { ahead: -12_600 }],
  ['clock:+1,clock:zone+9', settings, { ahead: 9 * 3600 + 30 }],
  ['clock:seconds+86397', settings, { ahead: 86_400 }],
  ['counter:+150', counted, { ahead: 150 }],
  ['counter:-900', counted, { ahead: -900 }],
  ['counter:+9999', counted, { ahead: 9999 }],
  ['counter:+12,type:hotp', settings, { macOf: macOfPress(12n) }],
  ['key:cut12', settings, { key: key.subarray(0, 12) }],
  ['key:repeated32', settings, { key: Buffer.alloc(32, key) }],
  ['key:base64', settings, { key: Buffer.from(text, 'base64') }],
  ['key:utf16', settings, { key: Buffer.from(text, 'utf16le') }],
  ['key:newline', settings, { key: Buffer.concat([key, Buffer.from('\n')]) }],
  ['key:newline', settings, { key: Buffer.from(`${text}\n`) }],
  ['key:base32hex', settings, { key: decodeAs('0123456789ABCDEFGHIJKLMNOPQRSTUV', text) }],
  [
    'key:crockford',
    settings,
    {
      key: decodeAs(
        '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
        text.replaceAll('L', '1').replaceAll('O', '0'),
      ),
    },
  ],
  ['counter:little-endian', settings, { macOf: (message) => hmacOf(message.reverse()) }],
  ['counter:32-bit', settings, { macOf: (message) => hmacOf(message.subarray(4)) }],
  ['counter:text', settings, { macOf: (_, counter) => hmacOf(String(counter)) }],
  ['counter:text', settings, { macOf: (_, counter) => hmacOf(counter.toString(16)) }],
  ['hash:plain', settings, { macOf: (message) => sha1(key, message) }],
  ['hash:plain', settings, { macOf: (message) => sha1(message, key) }],
  ['hash:swapped', settings, { macOf: (message) => hmacOf(key, message) }],
  [
    'truncation:first-digits',
    settings,
    { codeOf: (mac) => String(numberAt(mac, (mac.at(-1) ?? 0) & 15)).slice(0, 6) },
  ],
  [
    'truncation:hex',
    settings,
    {
      codeOf: (mac) => {
        const hex = Buffer.from(mac.toString('hex'));
        return lastSix(numberAt(hex, (hex.at(-1) ?? 0) & 15));
      },
    },
  ],
];

function sha1(...parts: readonly Buffer[]): Buffer {
  return createHash('sha1').update(Buffer.concat(parts)).digest();
}

/** Returns a MAC function that ignores the time and counts presses. */
function macOfPress(start: bigint): NonNullable<App['macOf']> {
  let press = start - 1n;
  return () => hmacOf(eightBytes((press += 1n)));
}

/** Decodes the whole bytes of a text, and skips characters that aren't in the alphabet. */
function decodeAs(alphabet: string, value: string): Buffer {
  const bits = Array.from(value)
    .filter((letter) => alphabet.includes(letter))
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe('two codes', () => {
  it.each(apps)('give the certain finding %s', (finding, given, app) => {
    const diagnosis = diagnoseFully(given, observe(given, app));
    expect([diagnosis.finding, diagnosis.certainty]).toEqual([finding, 'certain']);
    expect(diagnosis.canWiden).toBe(false);
  });

  it('narrow the drift of a clock to less than a period', () => {
    const { evidence } = diagnoseFully(settings, observe(settings, { ahead: 7777 }));
    expect(evidence.drift?.from).toBeLessThanOrEqual(7777);
    expect(evidence.drift?.to).toBeGreaterThan(7777);
    const width = (evidence.drift?.to ?? 0) - (evidence.drift?.from ?? 0);
    expect(width).toBeLessThan(30);
  });

  it('make a fixed offset likely, and a third code makes it certain', () => {
    const app: App = { codeOf: (mac) => lastSix(numberAt(mac, 3)) };
    const [two, three] = [2, 3].map((codes) =>
      diagnoseFully(settings, observe(settings, app, codes)),
    );
    expect([two?.finding, two?.certainty]).toEqual(['truncation:offset3', 'likely']);
    expect([three?.finding, three?.certainty]).toEqual(['truncation:offset3', 'certain']);
  });
});

describe('the wide search', () => {
  const unexplained: Observation[] = [
    { code: '902817', seconds: time, press: 1 },
    { code: '118263', seconds: time + 47, press: 2 },
  ];

  it('is offered for two distinct codes that no usual cause explains', () => {
    const [first, second] = unexplained;
    if (!first || !second) throw new Error('unexplained has two codes');
    expect(diagnose(settings, [first]).canWiden).toBe(false);
    expect(diagnose(settings, [first, { ...second, code: first.code }]).canWiden).toBe(false);
    expect(diagnose(settings, [first, second]).canWiden).toBe(true);
  });

  it('yields its progress, and gives the finding unknown for random codes', () => {
    const search = diagnoseWidely(settings, unexplained);
    const shares: number[] = [];
    let step = search.next();
    for (; step.done !== true; step = search.next()) shares.push(step.value);
    expect(shares[0]).toBe(0);
    expect(shares.length).toBeGreaterThan(20);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share < 1)).toBe(true);
    expect([step.value.finding, step.value.canWiden]).toEqual(['unknown', false]);
  });
});
