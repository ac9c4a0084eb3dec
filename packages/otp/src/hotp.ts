import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { checkCounter, checkDigits } from './bounds.ts';
import type { Algorithm } from './settings.ts';

const hashes = { SHA1: sha1, SHA256: sha256, SHA512: sha512 } as const;

export interface HotpInput {
  /** The key, at least 1 byte. Decode a Base32 secret with `decodeTypedBase32`. */
  readonly secret: Uint8Array;
  /** From 0 to 2^64 − 1. */
  readonly counter: bigint;
  /** Length of the code, from 4 to 10. */
  readonly digits: number;
  readonly algorithm: Algorithm;
}

/**
 * Encodes a counter as 8 bytes, big-endian (RFC 4226 section 5.1).
 *
 * @throws {RangeError} if the counter is negative or greater than 2^64 − 1
 */
export function counterBytes(counter: bigint): Uint8Array {
  checkCounter(counter);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, counter);
  return bytes;
}

/**
 * Truncates an HMAC to a 31-bit number (RFC 4226 section 5.3). The last byte of the HMAC contains
 * the offset, also for SHA256 and SHA512 (RFC 6238 section 1.2).
 *
 * @throws {RangeError} if the HMAC is shorter than 20 bytes
 */
export function truncate(mac: Uint8Array): number {
  if (mac.length < 20) throw new RangeError(`an HMAC of ${mac.length} bytes is too short`);
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  return view.getUint32(view.getUint8(mac.length - 1) & 0x0f) & 0x7fff_ffff;
}

/**
 * Computes the HMAC of a counter (RFC 4226 section 5.2): 20 bytes for SHA1, 32 for SHA256, 64 for
 * SHA512.
 */
export function hmacOf({ secret, counter, algorithm }: Omit<HotpInput, 'digits'>): Uint8Array {
  return hmac(hashes[algorithm], secret, counterBytes(counter));
}

/**
 * Computes the code for a counter (RFC 4226 section 5.3), padded with leading zeros.
 *
 * @throws {RangeError} if the secret is empty, the algorithm is unknown, or the counter or the
 * digits are out of bounds
 *
 * @example
 * const secret = new TextEncoder().encode('12345678901234567890');
 * hotp({ secret, counter: 0n, digits: 6, algorithm: 'SHA1' }) // '755224'
 */
export function hotp({ secret, counter, digits, algorithm }: HotpInput): string {
  if (secret.length === 0) throw new RangeError('the secret is empty');
  checkDigits(digits);
  if (!Object.hasOwn(hashes, algorithm)) throw new RangeError(`unknown algorithm: ${algorithm}`);
  const number = truncate(hmacOf({ secret, counter, algorithm }));
  return String(number % 10 ** digits).padStart(digits, '0');
}
