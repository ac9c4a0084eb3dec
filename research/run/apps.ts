import { createHmac } from 'node:crypto';
import type { Account, App } from './play.ts';

/**
 * Authenticator apps, right but for one fault each. Written apart from the code that is measured:
 * Node's HMAC and URL, BigInt arithmetic, no shared function.
 */
interface Steps {
  readonly step: (seconds: number, period: number) => number;
  readonly offset: (mac: Buffer) => number;
  readonly number: (word: bigint) => bigint;
  readonly print: (number: bigint, digits: number) => string;
}

/** What a URI says. */
interface Asked {
  readonly key: Buffer;
  readonly hash: string;
  readonly digits: number;
  readonly period: number;
  /** Absent where the app follows the clock. */
  readonly counter?: bigint;
}

const right: Steps = {
  step: (seconds, period) => Math.floor(seconds / period),
  offset: (mac) => mac.readUInt8(mac.length - 1) % 16,
  number: (word) => word % 2n ** 31n,
  print: (number, digits) => (number % 10n ** BigInt(digits)).toString().padStart(digits, '0'),
};

function bytesOf(secret: string): Buffer | undefined {
  const bits = Array.from(secret.replace(/=+$/, ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  if (!/^[01]+$/.test(bits)) return undefined;
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What the Key Uri Format allows; anything else is refused. */
function ask(uri: string): Asked | undefined {
  const { host, searchParams } = new URL(uri);
  const said = (name: string) => searchParams.get(name) ?? '';
  const key = bytesOf(said('secret'));
  const hash = said('algorithm').toLowerCase();
  const [digits, period] = [Number(said('digits')), Number(said('period'))];
  if (!key || !['sha1', 'sha256', 'sha512'].includes(hash) || digits < 6) return undefined;
  if (host === 'hotp') return { key, hash, digits, period: 30, counter: BigInt(said('counter')) };
  return period < 1 ? undefined : { key, hash, digits, period };
}

function show({ key, hash, digits }: Asked, counter: bigint, steps: Steps): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(counter);
  const mac = createHmac(hash, key).update(message).digest();
  const word = mac.readUInt32BE(Math.min(steps.offset(mac), mac.length - 4));
  return steps.print(steps.number(BigInt(word)), digits);
}

/** An app on a device whose clock is so many seconds ahead. */
export function appWith(change: Partial<Steps>, ahead: number): App {
  const steps = { ...right, ...change };
  return (uri) => {
    const asked = ask(uri);
    if (asked === undefined) return undefined;
    const { period, counter: first } = asked;
    const account: Account = {
      show: (seconds, press) =>
        first === undefined
          ? show(asked, BigInt(steps.step(seconds + ahead, period)), steps)
          : show(asked, first + BigInt(press - 1), steps),
      names: uri.includes('issuer=Another') ? 'parameter' : 'same',
    };
    return account;
  };
}

const negative = (word: bigint) => BigInt.asIntN(32, word);
const absolute = (number: bigint) => (number < 0n ? -number : number);

/** Faults by family; each family is what one row of the report is about. */
export const faults = {
  'leading-zero': {
    'the number is printed as it is': {
      print: (number, digits) => (number % 10n ** BigInt(digits)).toString(),
    },
    'zeros are added behind': {
      print: (number, digits) => (number % 10n ** BigInt(digits)).toString().padEnd(digits, '0'),
    },
    'one zero is lost': {
      print: (number, digits) => right.print(number, digits).replace(/^0/, ''),
    },
    'a leading zero becomes a 1': {
      print: (number, digits) => right.print(number, digits).replace(/^0/, '1'),
    },
  },
  truncation: {
    'the word is taken without a sign': { number: (word) => word },
    'the sign of the number is dropped': { number: (word) => absolute(negative(word)) },
    'a negative rest is made positive': {
      number: (word) => negative(word),
      print: (number, digits) => right.print(absolute(number % 10n ** BigInt(digits)), digits),
    },
    'a negative rest is lifted by 10^digits': {
      number: (word) => negative(word),
      print: (number, digits) => {
        const range = 10n ** BigInt(digits);
        return right.print(((number % range) + range) % range, digits);
      },
    },
  },
  offset: {
    'the offset is 0': { offset: () => 0 },
    'the offset is 7': { offset: () => 7 },
    'the offset is 15': { offset: () => 15 },
    'the offset has three bits': { offset: (mac) => mac.readUInt8(mac.length - 1) % 8 },
    'the offset is the upper half of its byte': {
      offset: (mac) => Math.floor(mac.readUInt8(mac.length - 1) / 16),
    },
    'an offset of 0 is taken for none': {
      offset: (mac) => right.offset(mac) || 1,
    },
    'an offset of 15 is one too far': { offset: (mac) => Math.min(right.offset(mac), 14) },
  },
  'time-steps': {
    'the time is rounded': { step: (seconds, period) => Math.round(seconds / period) },
    'seconds are cut, the quotient is rounded': {
      step: (seconds, period) => Math.round(Math.floor(seconds) / period),
    },
    'half a period is added': {
      step: (seconds, period) => Math.floor((seconds + period / 2) / period),
    },
  },
} as const satisfies Record<string, Record<string, Partial<Steps>>>;

export type FaultFamily = keyof typeof faults;
