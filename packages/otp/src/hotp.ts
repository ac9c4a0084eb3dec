import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { checkCounter, checkDigits } from './bounds.ts';
import type { Algorithm } from './settings.ts';

const hashes = { SHA1: sha1, SHA256: sha256, SHA512: sha512 } as const;

export interface HotpInput {
  /** The key, at least one byte. */
  readonly secret: Uint8Array;
  /** 0 to 2^64 − 1. */
  readonly counter: bigint;
  /** 4 to 10. */
  readonly digits: number;
  readonly algorithm: Algorithm;
}

/** The counter as 8 bytes, the highest first (RFC 4226 section 5.1). */
export function counterBytes(counter: bigint): Uint8Array {
  checkCounter(counter);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, counter);
  return bytes;
}

/**
 * The 31-bit number taken out of an HMAC of 20 bytes or more (RFC 4226 section 5.3). The offset
 * is in the last byte, whatever the length of the hash (RFC 6238 section 1.2).
 */
export function truncate(mac: Uint8Array): number {
  if (mac.length < 20) throw new RangeError(`an HMAC of ${mac.length} bytes is too short`);
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  return view.getUint32(view.getUint8(mac.length - 1) & 0x0f) & 0x7fff_ffff;
}

/** The HMAC of a counter (RFC 4226 section 5.2): 20, 32 or 64 bytes, as the algorithm has. */
export function hmacOf({ secret, counter, algorithm }: Omit<HotpInput, 'digits'>): Uint8Array {
  return hmac(hashes[algorithm], secret, counterBytes(counter));
}

/**
 * The code for a counter (RFC 4226 section 5.3), left-padded with zeros.
 * Throws a RangeError that names the value that is out of bounds.
 */
export function hotp({ secret, counter, digits, algorithm }: HotpInput): string {
  if (secret.length === 0) throw new RangeError('the secret is empty');
  checkDigits(digits);
  if (!Object.hasOwn(hashes, algorithm)) throw new RangeError(`unknown algorithm: ${algorithm}`);
  const number = truncate(hmacOf({ secret, counter, algorithm }));
  return String(number % 10 ** digits).padStart(digits, '0');
}
