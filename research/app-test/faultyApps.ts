import { createHmac } from 'node:crypto';
import { bytesOf, eightBytes, lastDigits, lastNibble, wordAt } from '@otp-lab/otp/testing';
import type { Account, App } from './simulateAppTest.ts';

/**
 * The steps by which an authenticator app computes a code. A faulty app replaces one of them. To be independent of
 * the code under test, the steps use Node's HMAC and URL and BigInt arithmetic, and share no function with it.
 */
interface Steps {
  /** Returns the time step for a time in Unix seconds. */
  readonly step: (seconds: number, period: number) => number;
  /** Returns the truncation offset in the MAC (RFC 4226, section 5.3). */
  readonly offset: (mac: Buffer) => number;
  /** Returns the number for the 32-bit word at the offset. */
  readonly number: (word: bigint) => bigint;
  readonly print: (number: bigint, digits: number) => string;
}

/** The settings in a URI. */
interface UriSettings {
  readonly key: Buffer;
  readonly hash: string;
  readonly digits: number;
  readonly period: number;
  /** Undefined for a TOTP account. */
  readonly counter?: bigint;
}

const correctSteps: Steps = {
  step: (seconds, period) => Math.floor(seconds / period),
  offset: lastNibble,
  number: (word) => word % 2n ** 31n,
  print: lastDigits,
};

/** Decodes Base32. Returns undefined for a character that Base32 doesn't have. */
function keyOf(secret: string): Buffer | undefined {
  const letters = secret.replace(/=+$/, '');
  return /^[A-Z2-7]+$/.test(letters) ? bytesOf(letters) : undefined;
}

/** Parses a URI in the Key URI Format. Returns undefined if the app refuses it. */
function parseUri(uri: string): UriSettings | undefined {
  const { host, searchParams } = new URL(uri);
  const parameter = (name: string) => searchParams.get(name) ?? '';
  const key = keyOf(parameter('secret'));
  const hash = parameter('algorithm').toLowerCase();
  const [digits, period] = [Number(parameter('digits')), Number(parameter('period'))];
  if (!key || !['sha1', 'sha256', 'sha512'].includes(hash) || digits < 6) return undefined;
  if (host === 'hotp')
    return { key, hash, digits, period: 30, counter: BigInt(parameter('counter')) };
  return period < 1 ? undefined : { key, hash, digits, period };
}

function computeCode({ key, hash, digits }: UriSettings, counter: bigint, steps: Steps): string {
  const mac = createHmac(hash, key).update(eightBytes(counter)).digest();
  const word = wordAt(mac, Math.min(steps.offset(mac), mac.length - 4));
  return steps.print(steps.number(word), digits);
}

/**
 * Returns an app on a device with a wrong clock.
 * @param fault the steps that are wrong; `{}` for a correct app
 * @param secondsAhead the number of seconds by which the clock is ahead
 */
export function createApp(fault: Partial<Steps>, secondsAhead: number): App {
  const steps = { ...correctSteps, ...fault };
  return (uri) => {
    const settings = parseUri(uri);
    if (settings === undefined) return undefined;
    const { period, counter: first } = settings;
    const account: Account = {
      show: (seconds, press) =>
        first === undefined
          ? computeCode(settings, BigInt(steps.step(seconds + secondsAhead, period)), steps)
          : computeCode(settings, first + BigInt(press - 1), steps),
      names: uri.includes('issuer=Another') ? 'parameter' : 'same',
    };
    return account;
  };
}

const negative = (word: bigint) => BigInt.asIntN(32, word);
const absolute = (number: bigint) => (number < 0n ? -number : number);

/** Faults by family. One row of the report tests each family. */
export const faults = {
  'leading-zero': {
    'the number is not padded': {
      print: (number, digits) => (number % 10n ** BigInt(digits)).toString(),
    },
    'the number is padded at the end': {
      print: (number, digits) => (number % 10n ** BigInt(digits)).toString().padEnd(digits, '0'),
    },
    'one zero is lost': {
      print: (number, digits) => correctSteps.print(number, digits).replace(/^0/, ''),
    },
    'a leading zero becomes a 1': {
      print: (number, digits) => correctSteps.print(number, digits).replace(/^0/, '1'),
    },
  },
  truncation: {
    'the sign bit is kept as part of the number': { number: (word) => word },
    'the word is signed, and its absolute value is used': {
      number: (word) => absolute(negative(word)),
    },
    'a negative remainder becomes its absolute value': {
      number: (word) => negative(word),
      print: (number, digits) =>
        correctSteps.print(absolute(number % 10n ** BigInt(digits)), digits),
    },
    '10^digits is added to a negative remainder': {
      number: (word) => negative(word),
      print: (number, digits) => {
        const range = 10n ** BigInt(digits);
        return correctSteps.print(((number % range) + range) % range, digits);
      },
    },
  },
  offset: {
    'the offset is 0': { offset: () => 0 },
    'the offset is 7': { offset: () => 7 },
    'the offset is 15': { offset: () => 15 },
    'the offset is the low three bits': { offset: (mac) => mac.readUInt8(mac.length - 1) % 8 },
    'the offset is the high nibble': {
      offset: (mac) => Math.floor(mac.readUInt8(mac.length - 1) / 16),
    },
    'an offset of 0 becomes 1': {
      offset: (mac) => correctSteps.offset(mac) || 1,
    },
    'an offset of 15 becomes 14': { offset: (mac) => Math.min(correctSteps.offset(mac), 14) },
  },
  'time-steps': {
    'the time is rounded': { step: (seconds, period) => Math.round(seconds / period) },
    'the seconds are rounded down and the quotient is rounded': {
      step: (seconds, period) => Math.round(Math.floor(seconds) / period),
    },
    'half a period is added': {
      step: (seconds, period) => Math.floor((seconds + period / 2) / period),
    },
  },
} as const satisfies Record<string, Record<string, Partial<Steps>>>;

export type FaultFamily = keyof typeof faults;
