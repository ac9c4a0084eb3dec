import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { counterBytes } from '../hotp.ts';
import { type Mac, standardNumber } from './numbers.ts';

const hashes = {
  SHA1: sha1,
  SHA224: sha224,
  SHA256: sha256,
  SHA384: sha384,
  SHA512: sha512,
  MD5: md5,
} as const;

/** The algorithms that an app may have used, named in an otpauth URI or not. */
export const diagnosedAlgorithms = ['SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'MD5'] as const;
export type DiagnosedAlgorithm = (typeof diagnosedAlgorithms)[number];

const ascii = (text: string) => new TextEncoder().encode(text);

/** How a counter is written before it is hashed; eight bytes, the highest first, are right. */
const messages = {
  'eight-bytes': counterBytes,
  'eight-bytes-reversed': (counter: bigint) => counterBytes(counter).reverse(),
  'four-bytes': (counter: bigint) => counterBytes(counter).slice(4),
  'four-bytes-reversed': (counter: bigint) => counterBytes(counter).slice(4).reverse(),
  decimal: (counter: bigint) => ascii(String(counter)),
  hex: (counter: bigint) => ascii(counter.toString(16)),
  'hex-capitals': (counter: bigint) => ascii(counter.toString(16).toUpperCase()),
  'hex-padded': (counter: bigint) => ascii(counter.toString(16).padStart(16, '0')),
} as const satisfies Record<string, (counter: bigint) => Uint8Array>;
export type Message = keyof typeof messages;

/** The bytes of a counter as they are hashed. */
export function messageOf(message: Message, counter: bigint): Uint8Array {
  return messages[message](counter);
}

/** What is hashed: an HMAC (RFC 2104), one with its inputs exchanged, or both after another. */
export type Construction = 'hmac' | 'hmac-swapped' | 'key-first' | 'counter-first';

/** How an HMAC, or what stands in its place, comes of a key and a counter. */
export interface MacRecipe {
  readonly algorithm: DiagnosedAlgorithm;
  readonly construction: Construction;
  readonly message: Message;
}

/** Computes for one key and recipe; the same object for what is always equal. */
export interface MacSource {
  readonly macAt: (counter: bigint) => Mac;
}

/** Keeps what was computed, so that a second code is compared without computing it again. */
export interface MacCache {
  readonly sourceOf: (key: Uint8Array, recipe: MacRecipe) => MacSource;
}

/** So many results are kept before all are dropped. */
const mostKept = 100_000;

/** Zeros at the end of a key that fits the block are no part of it (RFC 2104 section 2). */
function effectiveKey(key: Uint8Array, { algorithm, construction }: MacRecipe): Uint8Array {
  if (construction !== 'hmac' || key.length > hashes[algorithm].blockLen) return key;
  const last = key.findLastIndex((byte) => byte !== 0);
  return key.subarray(0, last + 1);
}

function computeWith(
  key: Uint8Array,
  { algorithm, construction, message }: MacRecipe,
): (counter: bigint) => Uint8Array {
  const hash = hashes[algorithm];
  const write = messages[message];
  if (construction === 'hmac-swapped') return (counter) => hmac(hash, write(counter), key);
  if (construction === 'counter-first')
    return (counter) => hash.create().update(write(counter)).update(key).digest();
  if (construction === 'key-first') {
    const begun = hash.create().update(key);
    return (counter) => begun.clone().update(write(counter)).digest();
  }
  // The key's blocks are hashed once, and one copy of them is used for each counter.
  const begun = hmac.create(hash, key);
  const copy = begun.clone();
  // oxlint-disable-next-line no-underscore-dangle -- the library's name for a copy without a new object
  return (counter) => begun._cloneInto(copy).update(write(counter)).digest();
}

interface KnownSource extends MacSource {
  readonly recipe: MacRecipe;
}

/** An empty cache; it holds keys, so it belongs to one visit. */
export function createMacCache(): MacCache {
  const knownByKey = new Map<string, KnownSource[]>();
  let kept = 0;

  function create(key: Uint8Array, recipe: MacRecipe): KnownSource {
    const compute = computeWith(key, recipe);
    const byCounter = new Map<bigint, Mac>();
    function macAt(counter: bigint): Mac {
      const done = byCounter.get(counter);
      if (done !== undefined) return done;
      const bytes = compute(counter);
      const mac = { bytes, standard: standardNumber(bytes) };
      byCounter.set(counter, mac);
      kept += 1;
      return mac;
    }
    return { recipe, macAt };
  }

  function sourceOf(key: Uint8Array, recipe: MacRecipe): MacSource {
    if (kept > mostKept) {
      knownByKey.clear();
      kept = 0;
    }
    const bytes = effectiveKey(key, recipe);
    const name = bytes.join(' ');
    const known = knownByKey.get(name) ?? [];
    knownByKey.set(name, known);
    const { algorithm, construction, message } = recipe;
    const found = known.find(
      (one) =>
        one.recipe.algorithm === algorithm &&
        one.recipe.construction === construction &&
        one.recipe.message === message,
    );
    if (found !== undefined) return found;
    const created = create(bytes, recipe);
    known.push(created);
    return created;
  }

  return { sourceOf };
}
