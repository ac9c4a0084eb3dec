import { encodeBase32 } from './base32.ts';
import type { SecretLength } from './settings.ts';

/**
 * A new secret as Base32 with padding. `fill` is the platform's cryptographic generator: it
 * fills the bytes it is given and returns them.
 */
export function randomSecret(
  bits: SecretLength | 512,
  fill: (bytes: Uint8Array) => Uint8Array,
): string {
  return encodeBase32(fill(new Uint8Array(bits / 8)));
}
