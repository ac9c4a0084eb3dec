import { type Algorithm, toHex } from '@otp-lab/otp';

/** The bytes of text in UTF-8, as hexadecimal. */
export function textHex(text: string): string {
  return toHex(new TextEncoder().encode(text));
}

/**
 * A key of so many bytes that looks random, has a value of every bit, and that anybody can make
 * again: byte number i, from 0, is (i² + 101i + 7 · length) mod 256.
 */
export function madeKey(length: number): string {
  return toHex(
    Uint8Array.from({ length }, (_, index) => (index * index + 101 * index + 7 * length) % 256),
  );
}

const seedLengths: Readonly<Record<Algorithm, number>> = { SHA1: 20, SHA256: 32, SHA512: 64 };

/** The seed of RFC 6238 appendix B: the digits 1 to 0 repeated, as long as the hash. */
export function publishedKey(algorithm: Algorithm): string {
  return textHex('1234567890'.repeat(7).slice(0, seedLengths[algorithm]));
}
