import { encodeBase32 } from './base32.ts';
import type { SecretLength } from './settings.ts';

/**
 * Generates a random secret as padded Base32.
 *
 * @param bits length of the secret in bits
 * @param fill fills the array with cryptographically secure random bytes and returns it
 *
 * @example
 * randomSecret(160, (bytes) => crypto.getRandomValues(bytes)) // 32 characters
 */
export function randomSecret(
  bits: SecretLength,
  fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): string {
  return encodeBase32(fill(new Uint8Array(bits / 8)));
}
