import { type Algorithm, toHex } from '@otp-lab/otp';

/** Encodes text as UTF-8 bytes in hexadecimal. */
export function textHex(text: string): string {
  return toHex(new TextEncoder().encode(text));
}

/**
 * Returns a key of `length` bytes in hexadecimal that looks random but is easy to reproduce. Byte i, counted from 0, is
 * (i² + 101i + 7 · length) mod 256.
 */
export function generatedKey(length: number): string {
  return toHex(
    Uint8Array.from({ length }, (_, index) => (index * index + 101 * index + 7 * length) % 256),
  );
}

const seedLengths: Readonly<Record<Algorithm, number>> = { SHA1: 20, SHA256: 32, SHA512: 64 };

/** Returns the seed of RFC 6238 appendix B in hexadecimal: 1234567890 repeated to the hash's length. */
export function publishedKey(algorithm: Algorithm): string {
  return textHex('1234567890'.repeat(7).slice(0, seedLengths[algorithm]));
}
