import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { counterBytes } from '../hotp.ts';
import { dynamicTruncation, type Mac } from './truncations.ts';

const hashes = {
  SHA1: sha1,
  SHA224: sha224,
  SHA256: sha256,
  SHA384: sha384,
  SHA512: sha512,
  MD5: md5,
} as const;

/** The algorithms that an app may have used. An otpauth URI can't name all of them. */
export const diagnosedAlgorithms = ['SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'MD5'] as const;
export type DiagnosedAlgorithm = (typeof diagnosedAlgorithms)[number];

const ascii = (text: string) => new TextEncoder().encode(text);

/** How an app may write a counter before hashing it. Eight bytes, highest first, are correct. */
const counterEncodings = {
  'eight-bytes': counterBytes,
  'eight-bytes-reversed': (counter: bigint) => counterBytes(counter).reverse(),
  'four-bytes': (counter: bigint) => counterBytes(counter).slice(4),
  'four-bytes-reversed': (counter: bigint) => counterBytes(counter).slice(4).reverse(),
  decimal: (counter: bigint) => ascii(String(counter)),
  hex: (counter: bigint) => ascii(counter.toString(16)),
  'hex-capitals': (counter: bigint) => ascii(counter.toString(16).toUpperCase()),
  'hex-padded': (counter: bigint) => ascii(counter.toString(16).padStart(16, '0')),
  // A shift by 32 bits or more wraps around in JavaScript, so the lower word is written twice.
  'low-word-twice': (counter: bigint) => {
    const word = counterBytes(counter).slice(4);
    return Uint8Array.from([...word, ...word]);
  },
} as const satisfies Record<string, (counter: bigint) => Uint8Array>;
export type CounterEncoding = keyof typeof counterEncodings;

/** Returns the bytes that an app hashes for a counter. */
export function encodeCounter(encoding: CounterEncoding, counter: bigint): Uint8Array {
  return counterEncodings[encoding](counter);
}

/**
 * How an app combines key and counter:
 *
 * - `hmac`: an HMAC (RFC 2104).
 * - `hmac-64-byte-block`: an HMAC with blocks of 64 bytes for every hash.
 * - `hmac-swapped`: an HMAC with key and counter swapped.
 * - `key-first`, `counter-first`: a plain hash of both.
 */
export type Construction =
  | 'hmac'
  | 'hmac-64-byte-block'
  | 'hmac-swapped'
  | 'key-first'
  | 'counter-first';

/** The length of SHA1's and SHA256's blocks in bytes. SHA384 and SHA512 have blocks of 128 bytes. */
export const shortBlockLength = 64;

/** Returns the length of a hash's blocks in bytes. An HMAC pads a shorter key to this length. */
export function blockLengthOf(algorithm: DiagnosedAlgorithm): number {
  return hashes[algorithm].blockLen;
}

/** How an app computes a MAC, or a hash in its place, from a key and a counter. */
export interface MacMethod {
  readonly algorithm: DiagnosedAlgorithm;
  readonly construction: Construction;
  readonly counterEncoding: CounterEncoding;
}

/**
 * Computes the MACs for one key and method. A cache returns the same calculator for equal MACs, so
 * compare by identity.
 */
export interface MacCalculator {
  readonly macAt: (counter: bigint) => Mac;
}

/** Caches MACs, so that comparing a second code doesn't compute them again. */
export interface MacCache {
  readonly calculatorFor: (key: Uint8Array, method: MacMethod) => MacCalculator;
}

/** Above this number of cached MACs, the cache drops all of them. */
const maxCachedMacs = 100_000;

/** Drops zeros at the key's end: HMAC pads a key that fits the block with zeros (RFC 2104 section 2). */
function effectiveKey(key: Uint8Array, { algorithm, construction }: MacMethod): Uint8Array {
  if (construction !== 'hmac' || key.length > hashes[algorithm].blockLen) return key;
  const last = key.findLastIndex((byte) => byte !== 0);
  return key.subarray(0, last + 1);
}

function macFunction(
  key: Uint8Array,
  { algorithm, construction, counterEncoding }: MacMethod,
): (counter: bigint) => Uint8Array {
  const hash = hashes[algorithm];
  const encode = counterEncodings[counterEncoding];
  switch (construction) {
    case 'hmac': {
      // Hashes the key's blocks once, and reuses one copy of that state for all counters.
      const keyed = hmac.create(hash, key);
      const copy = keyed.clone();
      // oxlint-disable-next-line no-underscore-dangle -- the library's name for a copy without a new object
      return (counter) => keyed._cloneInto(copy).update(encode(counter)).digest();
    }
    case 'hmac-64-byte-block': {
      const short = key.length > shortBlockLength ? hash(key) : key;
      const padded = (value: number) =>
        Uint8Array.from({ length: shortBlockLength }, (_, index) => (short[index] ?? 0) ^ value);
      const inner = hash.create().update(padded(0x36));
      const outer = hash.create().update(padded(0x5c));
      return (counter) =>
        outer
          .clone()
          .update(inner.clone().update(encode(counter)).digest())
          .digest();
    }
    case 'hmac-swapped':
      return (counter) => hmac(hash, encode(counter), key);
    case 'key-first': {
      const keyed = hash.create().update(key);
      return (counter) => keyed.clone().update(encode(counter)).digest();
    }
    case 'counter-first':
      return (counter) => hash.create().update(encode(counter)).update(key).digest();
    default:
      return construction satisfies never;
  }
}

interface CachedCalculator extends MacCalculator {
  readonly method: MacMethod;
}

/** Returns an empty cache. It will contain keys, so don't keep it longer than one visit. */
export function createMacCache(): MacCache {
  const calculatorsByKey = new Map<string, CachedCalculator[]>();
  let cachedMacs = 0;

  function createCalculator(key: Uint8Array, method: MacMethod): CachedCalculator {
    let compute: ReturnType<typeof macFunction> | undefined;
    const macByCounter = new Map<bigint, Mac>();
    function macAt(counter: bigint): Mac {
      const cached = macByCounter.get(counter);
      if (cached !== undefined) return cached;
      compute ??= macFunction(key, method);
      const bytes = compute(counter);
      const mac = { bytes, standardNumber: dynamicTruncation(bytes) };
      macByCounter.set(counter, mac);
      cachedMacs += 1;
      return mac;
    }
    return { method, macAt };
  }

  function calculatorFor(key: Uint8Array, method: MacMethod): MacCalculator {
    if (cachedMacs > maxCachedMacs) {
      calculatorsByKey.clear();
      cachedMacs = 0;
    }
    const bytes = effectiveKey(key, method);
    const mapKey = bytes.join(' ');
    const calculators = calculatorsByKey.get(mapKey) ?? [];
    calculatorsByKey.set(mapKey, calculators);
    const { algorithm, construction, counterEncoding } = method;
    const cached = calculators.find(
      (calculator) =>
        calculator.method.algorithm === algorithm &&
        calculator.method.construction === construction &&
        calculator.method.counterEncoding === counterEncoding,
    );
    if (cached !== undefined) return cached;
    const created = createCalculator(bytes, method);
    calculators.push(created);
    return created;
  }

  return { calculatorFor };
}
