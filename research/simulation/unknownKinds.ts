import { createHash } from 'node:crypto';
import { pick, randomBytes } from '@otp-lab/otp/testing';
import {
  type App,
  bytesOf,
  lastDigits,
  eightBytes,
  hmacOf,
  type Kind,
  lastNibble,
  correctApp,
  truncate,
  appWithFault,
  wordAt,
} from './app.ts';
import { below } from './settings.ts';

type Make = Kind['make'];

const digest = (algorithm: string, ...parts: readonly Buffer[]) =>
  createHash(algorithm).update(Buffer.concat(parts)).digest();

const key =
  (keyOf: (right: Buffer, secret: string) => Buffer): Make =>
  (settings) =>
    appWithFault(settings, [], { key: keyOf(bytesOf(settings.secret), settings.secret) });

const counter =
  (counterOf: (right: bigint) => bigint): Make =>
  (settings) => {
    const right = correctApp(settings);
    const moving: App['counter'] = (seconds, press) => counterOf(right.counter(seconds, press));
    return appWithFault(settings, [], { counter: moving });
  };

/** Returns a kind of TOTP app whose clock has another epoch or unit. */
const clock =
  (counterOf: (seconds: number, period: number) => number): Make =>
  (settings) =>
    settings.type === 'hotp'
      ? undefined
      : appWithFault(settings, [], {
          counter: (seconds) => BigInt(Math.floor(counterOf(seconds, settings.period))),
        });

const message =
  (write: (counter: bigint) => Buffer): Make =>
  (settings) =>
    appWithFault(settings, [], {
      mac: (app, moving) => hmacOf(app.algorithm, app.key, write(moving)),
    });

const mac =
  (macOf: App['mac']): Make =>
  (settings) =>
    appWithFault(settings, [], { mac: macOf });

const number =
  (numberOf: (hash: Buffer) => bigint, findings: readonly string[] = []): Make =>
  (settings) =>
    appWithFault(settings, findings, {
      show: (hash) => lastDigits(numberOf(hash), settings.digits),
    });

const code =
  (change: (right: string) => string): Make =>
  (settings) => {
    const { show } = correctApp(settings);
    return appWithFault(settings, [], { show: (hash) => change(show(hash)) });
  };

const otherAlgorithm = (algorithm: string) =>
  mac((app, moving) => hmacOf(algorithm, app.key, eightBytes(moving)));

const reversedBits = (byte: number) =>
  Number.parseInt(byte.toString(2).padStart(8, '0').split('').toReversed().join(''), 2);

const day = 86_400;

/** Faults that no finding describes, so every certain diagnosis of them is wrong. */
export const unknownKinds: Readonly<Record<string, Make>> = {
  'HMAC-SHA3-256': otherAlgorithm('sha3-256'),
  'HMAC-SHA512/256': otherAlgorithm('sha512-256'),
  'HMAC-BLAKE2b': otherAlgorithm('blake2b512'),
  'HMAC-SM3': otherAlgorithm('sm3'),
  'HMAC of an HMAC': mac((app, moving) =>
    hmacOf(app.algorithm, app.key, hmacOf(app.algorithm, app.key, eightBytes(moving))),
  ),
  'key hashed first': key((right) => digest('sha3-256', right)),
  'hash of the text as key': key((_, secret) => digest('sha384', Buffer.from(secret))),
  'key reversed': key((right) => Buffer.from(right).reverse()),
  'key inverted': key((right) => Buffer.from(right.map((byte) => byte ^ 0xff))),
  'bits of each byte reversed': key((right) => Buffer.from(right.map(reversedBits))),
  'half bytes exchanged': key((right) =>
    Buffer.from(right.map((byte) => ((byte << 4) | (byte >> 4)) & 255)),
  ),
  'z-base-32': key((_, secret) =>
    bytesOf(secret.toLowerCase(), 'ybndrfg8ejkmcpqxot1uwisza345h769'),
  ),
  'key without its first byte': (settings) => {
    const right = bytesOf(settings.secret);
    const findings = right[0] === 0 ? ['key:zeros-dropped'] : [];
    return appWithFault(settings, findings, { key: right.subarray(1) });
  },
  'key with a byte before it': key((right) => Buffer.concat([Buffer.from([1]), right])),
  'key in Base64 again': key((right) => Buffer.from(right.toString('base64'))),
  'another secret': (settings, random) =>
    appWithFault(settings, [], { key: Buffer.from(randomBytes(random, 20)) }),
  'time since 2000': clock((seconds, period) => (seconds - 946_684_800) / period),
  'time since 1601': clock((seconds, period) => (seconds + 11_644_473_600) / period),
  'clock off by weeks': (settings, random) => {
    const off = pick(random, [-1, 1]) * (2 * day + below(random, 60 * day));
    return clock((seconds, period) => (seconds + off) / period)(settings, random);
  },
  'clock off by years': (settings, random) => {
    const off = pick(random, [-1, 1]) * (1 + below(random, 19)) * 31_536_000;
    return clock((seconds, period) => (seconds + off) / period)(settings, random);
  },
  'time in hours': clock((seconds) => seconds / 3600),
  'time in microseconds': clock((seconds, period) => Math.round(seconds * 1e6) / period),
  'counter times seven': counter((right) => 7n * right),
  'counter inverted': counter((right) => BigInt.asUintN(64, ~right)),
  'counter negative': counter((right) => BigInt.asUintN(64, -right)),
  'counter as a float': message((moving) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(Number(moving));
    return bytes;
  }),
  'counter in 16 bytes': message((moving) => Buffer.concat([Buffer.alloc(8), eightBytes(moving)])),
  'word read backwards': number(
    (hash) => BigInt(hash.readUInt32LE(Math.min(lastNibble(hash), hash.length - 4))) % 2n ** 31n,
  ),
  'offset in the first byte': number(
    (hash) => wordAt(hash, hash.readUInt8(0) % 16) % 2n ** 31n,
    ['truncation:offset'],
  ),
  'offset in the upper half of the last byte': number(
    (hash) => wordAt(hash, hash.readUInt8(hash.length - 1) >> 4) % 2n ** 31n,
    ['truncation:offset'],
  ),
  'number of 24 bits': number((hash) => wordAt(hash, lastNibble(hash)) % 2n ** 24n),
  'digits backwards': code((right) => Array.from(right).toReversed().join('')),
  'digits one too high': code((right) =>
    right.replaceAll(/\d/g, (digit) => `${(+digit + 1) % 10}`),
  ),
  'number one too high': number((hash) => truncate(hash) + 1n),
};
