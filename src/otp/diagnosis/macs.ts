import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { counterBytes } from '../hotp.ts';
import { type MacNumbers, numbersOf } from './numbers.ts';

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

/** So many HMACs are kept before all are dropped. */
const mostKept = 50_000;

/** The HMACs of one key and algorithm. */
export interface MacsOfKey {
  /** The same text for keys that give the same HMAC always. */
  readonly identity: string;
  readonly numbersAt: (counter: bigint) => MacNumbers;
}

/** Keeps HMACs, so that a second code is compared without computing them again. */
export interface MacCache {
  readonly macsOf: (key: Uint8Array, algorithm: DiagnosedAlgorithm) => MacsOfKey;
}

/** Zeros at the end of a key that fits the block are no part of it (RFC 2104 section 2). */
function identityOf(key: Uint8Array, algorithm: DiagnosedAlgorithm): string {
  let end = key.length;
  if (end <= hashes[algorithm].blockLen) while (end > 0 && key[end - 1] === 0) end -= 1;
  return `${algorithm} ${key.subarray(0, end).join(' ')}`;
}

/** An empty cache; it holds keys, so it belongs to one visit. */
export function createMacCache(): MacCache {
  const known = new Map<string, MacsOfKey>();
  let kept = 0;

  function create(key: Uint8Array, algorithm: DiagnosedAlgorithm, identity: string): MacsOfKey {
    const begun = hmac.create(hashes[algorithm], key);
    const byCounter = new Map<bigint, MacNumbers>();
    function numbersAt(counter: bigint): MacNumbers {
      const done = byCounter.get(counter);
      if (done !== undefined) return done;
      // The key's two blocks are hashed once, not for each counter.
      const numbers = numbersOf(begun.clone().update(counterBytes(counter)).digest());
      byCounter.set(counter, numbers);
      kept += 1;
      return numbers;
    }
    return { identity, numbersAt };
  }

  function macsOf(key: Uint8Array, algorithm: DiagnosedAlgorithm): MacsOfKey {
    if (kept > mostKept) {
      known.clear();
      kept = 0;
    }
    const identity = identityOf(key, algorithm);
    const macs = known.get(identity) ?? create(key, algorithm, identity);
    known.set(identity, macs);
    return macs;
  }

  return { macsOf };
}
