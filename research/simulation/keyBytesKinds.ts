import { createHash } from 'node:crypto';
import { encodeBase32, type OtpSettings } from '@otp-lab/otp';
import { bytesOf, randomBytes, type RandomSource } from '@otp-lab/otp/testing';
import type { App, AppFactory } from './app.ts';
import { keyFault, type Kinds, macFault, withFinding, withoutFinding } from './faults.ts';
import { below } from './settings.ts';

const hash = (algorithm: string, ...parts: readonly Buffer[]) =>
  createHash(algorithm.toLowerCase()).update(Buffer.concat(parts)).digest();

/** Returns HMAC with another block size than the hash has. Longer keys are hashed first. */
function hmacWithBlock(app: App, message: Buffer, blockSize: number): Buffer {
  const short = app.key.length > blockSize ? hash(app.algorithm, app.key) : app.key;
  const block = Buffer.concat([short, Buffer.alloc(blockSize)]).subarray(0, blockSize);
  const xor = (value: number) => Buffer.from(block.map((byte) => byte ^ value));
  return hash(app.algorithm, xor(0x5c), hash(app.algorithm, xor(0x36), message));
}

/** Returns a kind that occurs only with settings that pass the test. */
const when =
  (isFit: (settings: OtpSettings) => boolean, make: AppFactory): AppFactory =>
  (settings, random) =>
    isFit(settings) ? make(settings, random) : undefined;

/** Returns a kind whose account gets a special key. */
const withKey =
  (bytesFrom: (key: Buffer, random: RandomSource) => Buffer, make: AppFactory): AppFactory =>
  (settings, random) => {
    const key = bytesFrom(bytesOf(settings.secret), random);
    return make({ ...settings, secret: encodeBase32(key, { padding: false }) }, random);
  };

/** Puts one to three zero bytes at the start of a key, which keeps its length. */
const zerosFirst = (key: Buffer, random: RandomSource) => {
  const changed = Buffer.from(key);
  return changed.fill(0, 0, 1 + below(random, 3));
};

/** Puts a zero byte at a random index between the two, and replaces all other zero bytes. */
const zeroAt = (from: number, to: number) => (key: Buffer, random: RandomSource) => {
  const changed = Buffer.from(key.map((byte) => byte || 1));
  changed[from + below(random, Math.min(to, key.length) - from)] = 0;
  return changed;
};

const beforeZero = (key: Buffer) => key.subarray(0, key.indexOf(0));
const cutAtZero = keyFault((key) => ['key:zero-ended', `key:cut${key.length}`], beforeZero);

const cutTo = (length: (key: Buffer, secret: string) => number): AppFactory =>
  keyFault(
    (key) => [`key:cut${key.length}`],
    (key, secret) => key.subarray(0, length(key, secret)),
  );

const blockOf = (algorithm: string) => (algorithm === 'SHA512' ? 128 : 64);
const isSha512 = ({ algorithm }: OtpSettings) => algorithm === 'SHA512';
const longKey = (_: Buffer, random: RandomSource) =>
  Buffer.from(randomBytes(random, 66 + below(random, 62)));
const sha512Block = macFault(['hash:block64'], (app, message) => hmacWithBlock(app, message, 64));

/** Faults of the key and of HMAC. */
export const keyBytesKinds: Kinds = {
  'key through UTF-8': withFinding(
    keyFault(
      () => ['key:utf8'],
      (key) => Buffer.from(key.toString('latin1'), 'utf8'),
    ),
  ),
  'key decoded as UTF-8': withFinding(
    keyFault(
      () => ['key:text'],
      (key) => Buffer.from(key.toString('utf8'), 'utf8'),
    ),
  ),
  'key decoded as ASCII': withoutFinding(
    keyFault(
      () => ['key:text'],
      (key) => Buffer.from(key.map((byte) => byte & 127)),
    ),
  ),
  'zero bytes at the start of the key lost': withFinding(
    withKey(
      zerosFirst,
      keyFault(
        () => ['key:zeros-dropped'],
        (key) => key.subarray(key.findIndex((byte) => byte !== 0)),
      ),
    ),
  ),
  'zero byte before a key with its top bit set': withoutFinding(
    keyFault(
      () => ['key:padded'],
      (key) => ((key[0] ?? 0) > 127 ? Buffer.concat([Buffer.alloc(1), key]) : key),
    ),
  ),
  'key ends at a zero byte': withFinding(withKey(zeroAt(5, 20), cutAtZero)),
  'key ends at an early zero byte': withoutFinding(withKey(zeroAt(1, 5), cutAtZero)),
  'key without its last byte': withFinding(cutTo((key) => key.length - 1)),
  'only whole groups of 8 letters': withFinding(
    cutTo((_, secret) => Math.floor(secret.length / 8) * 5),
  ),
  'key cut to a block instead of hashed': withFinding(
    when(
      ({ algorithm, secret }) => bytesOf(secret).length > blockOf(algorithm),
      keyFault(
        (key) => ['key:block', `key:cut${key.length}`],
        (key) => key.subarray(0, 64),
      ),
    ),
  ),
  'HMAC-SHA512 with blocks of 64 bytes': withFinding(when(isSha512, sha512Block)),
  'HMAC-SHA512 with blocks of 64 bytes, long key': withFinding(
    when(isSha512, withKey(longKey, sha512Block)),
  ),
  'HMAC-SHA1 or SHA256 with blocks of 128 bytes': withoutFinding(
    when(
      (settings) => !isSha512(settings),
      macFault([], (app, message) => hmacWithBlock(app, message, 128)),
    ),
  ),
  'inner and outer pad exchanged': withoutFinding(
    macFault([], ({ algorithm, key }, message) => {
      const block = Buffer.concat([key, Buffer.alloc(blockOf(algorithm))]).subarray(
        0,
        blockOf(algorithm),
      );
      const xor = (value: number) => Buffer.from(block.map((byte) => byte ^ value));
      return hash(algorithm, xor(0x36), hash(algorithm, xor(0x5c), message));
    }),
  ),
  'no outer hash': withoutFinding(
    macFault([], ({ algorithm, key }, message) => {
      const block = Buffer.concat([key, Buffer.alloc(blockOf(algorithm))]).subarray(
        0,
        blockOf(algorithm),
      );
      return hash(algorithm, Buffer.from(block.map((byte) => byte ^ 0x36)), message);
    }),
  ),
  'key hashed with SHA1 first': withoutFinding(
    keyFault(
      () => [],
      (key) => hash('SHA1', key),
    ),
  ),
  'key as hex text in capitals': withoutFinding(
    keyFault(
      () => ['key:hex-text'],
      (key) => Buffer.from(key.toString('hex').toUpperCase()),
    ),
  ),
  'key as hex text, decoded as Base32': withFinding(
    keyFault(
      () => ['key:hex-as-base32'],
      (key) =>
        bytesOf(
          key
            .toString('hex')
            .toUpperCase()
            .replaceAll(/[0189]/g, ''),
        ),
    ),
  ),
  'letters of the secret reversed': withoutFinding(
    keyFault(
      () => [],
      (_, secret) => bytesOf(Array.from(secret).toReversed().join('')),
    ),
  ),
  'letters counted from 1': withoutFinding(
    keyFault(
      () => [],
      (_, secret) => bytesOf(secret, '_ABCDEFGHIJKLMNOPQRSTUVWXYZ23456'),
    ),
  ),
};
