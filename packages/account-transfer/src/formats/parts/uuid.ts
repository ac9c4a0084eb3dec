import { toHex } from '@otp-lab/otp';

/** Returns a random UUID (RFC 9562 section 5.4). @param bytes 16 random bytes */
export function uuid(bytes: Uint8Array): string {
  const marked = Uint8Array.from(bytes);
  marked[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  marked[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toHex(marked).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
