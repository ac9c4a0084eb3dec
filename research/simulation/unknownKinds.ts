import { createHash } from 'node:crypto';
import {
  bytesOf,
  eightBytes,
  lastNibble,
  pick,
  randomBytes,
  truncate,
  wordAt,
} from '@otp-lab/otp/testing';
import { type App, type AppFactory, appWithFault, correctApp, hmacOf } from './app.ts';
import {
  displayFault,
  keyFault,
  macFault,
  messageFault,
  numberFault,
  stepFault,
} from './faults.ts';
import { below } from './settings.ts';

const digest = (algorithm: string, ...parts: readonly Buffer[]) =>
  createHash(algorithm).update(Buffer.concat(parts)).digest();

const counterFault =
  (counterOf: (right: bigint) => bigint): AppFactory =>
  (settings) => {
    const right = correctApp(settings);
    const moving: App['counter'] = (seconds, press) => counterOf(right.counter(seconds, press));
    return appWithFault(settings, [], { counter: moving });
  };

const otherAlgorithm = (algorithm: string) =>
  macFault([], ({ key }, message) => hmacOf(algorithm, key, message));

/** These faults have no finding. */
const noFindings = () => [];

const reversedBits = (byte: number) =>
  Number.parseInt(byte.toString(2).padStart(8, '0').split('').toReversed().join(''), 2);

const day = 86_400;

/** Faults that no finding describes, so every certain diagnosis of them is wrong. */
export const unknownKinds: Readonly<Record<string, AppFactory>> = {
  'HMAC-SHA3-256': otherAlgorithm('sha3-256'),
  'HMAC-SHA512/256': otherAlgorithm('sha512-256'),
  'HMAC-BLAKE2b': otherAlgorithm('blake2b512'),
  'HMAC-SM3': otherAlgorithm('sm3'),
  'HMAC of an HMAC': macFault([], ({ algorithm, key }, message) =>
    hmacOf(algorithm, key, hmacOf(algorithm, key, message)),
  ),
  'key hashed first': keyFault(noFindings, (right) => digest('sha3-256', right)),
  'hash of the text as key': keyFault(noFindings, (_, secret) =>
    digest('sha384', Buffer.from(secret)),
  ),
  'key reversed': keyFault(noFindings, (right) => Buffer.from(right).reverse()),
  'key inverted': keyFault(noFindings, (right) => Buffer.from(right.map((byte) => byte ^ 0xff))),
  'bits of each byte reversed': keyFault(noFindings, (right) =>
    Buffer.from(right.map(reversedBits)),
  ),
  'half bytes exchanged': keyFault(noFindings, (right) =>
    Buffer.from(right.map((byte) => ((byte << 4) | (byte >> 4)) & 255)),
  ),
  'z-base-32': keyFault(noFindings, (_, secret) =>
    bytesOf(secret.toLowerCase(), 'ybndrfg8ejkmcpqxot1uwisza345h769'),
  ),
  'key without its first byte': (settings) => {
    const right = bytesOf(settings.secret);
    const findings = right[0] === 0 ? ['key:zeros-dropped'] : [];
    return appWithFault(settings, findings, { key: right.subarray(1) });
  },
  'key with a byte before it': keyFault(noFindings, (right) =>
    Buffer.concat([Buffer.from([1]), right]),
  ),
  'key in Base64 again': keyFault(noFindings, (right) => Buffer.from(right.toString('base64'))),
  'another secret': (settings, random) =>
    appWithFault(settings, [], { key: Buffer.from(randomBytes(random, 20)) }),
  'time since 2000': stepFault([], (seconds, period) => (seconds - 946_684_800) / period),
  'time since 1601': stepFault([], (seconds, period) => (seconds + 11_644_473_600) / period),
  'clock off by weeks': (settings, random) => {
    const off = pick(random, [-1, 1]) * (2 * day + below(random, 60 * day));
    return stepFault([], (seconds, period) => (seconds + off) / period)(settings, random);
  },
  'clock off by years': (settings, random) => {
    const off = pick(random, [-1, 1]) * (1 + below(random, 19)) * 31_536_000;
    return stepFault([], (seconds, period) => (seconds + off) / period)(settings, random);
  },
  'time in hours': stepFault([], (seconds) => seconds / 3600),
  'time in microseconds': stepFault([], (seconds, period) => Math.round(seconds * 1e6) / period),
  'counter times seven': counterFault((right) => 7n * right),
  'counter inverted': counterFault((right) => BigInt.asUintN(64, ~right)),
  'counter negative': counterFault((right) => BigInt.asUintN(64, -right)),
  'counter as a float': messageFault([], (moving) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(Number(moving));
    return bytes;
  }),
  'counter in 16 bytes': messageFault([], (moving) =>
    Buffer.concat([Buffer.alloc(8), eightBytes(moving)]),
  ),
  'word read backwards': numberFault(
    [],
    (hash) => BigInt(hash.readUInt32LE(Math.min(lastNibble(hash), hash.length - 4))) % 2n ** 31n,
  ),
  'offset in the first byte': numberFault(['truncation:offset'], (hash) =>
    truncate(hash, hash.readUInt8(0) % 16),
  ),
  'offset in the upper half of the last byte': numberFault(['truncation:offset'], (hash) =>
    truncate(hash, hash.readUInt8(hash.length - 1) >> 4),
  ),
  'number of 24 bits': numberFault([], (hash) => wordAt(hash, lastNibble(hash)) % 2n ** 24n),
  'digits backwards': displayFault([], (_, right) => Array.from(right).toReversed().join('')),
  'digits one too high': displayFault([], (_, right) =>
    right.replaceAll(/\d/g, (digit) => `${(+digit + 1) % 10}`),
  ),
  'number one too high': numberFault([], (hash) => truncate(hash) + 1n),
};
