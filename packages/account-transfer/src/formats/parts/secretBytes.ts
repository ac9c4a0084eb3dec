import { decodeTypedBase32 } from '@otp-lab/otp';

/** Returns the bytes of a Base32 secret. @throws {RangeError} if the secret isn't Base32 */
export function secretBytes(secret: string): Uint8Array {
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) throw new RangeError(`the secret is not Base32: ${decoded.error.kind}`);
  return decoded.bytes;
}
