import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { lastDigits, truncate } from './hotpSteps.ts';

/** Returns a code from the 31 bits at an offset. By default, the last byte of the MAC contains the offset. */
export function codeOfMac(mac: Buffer, digits = 6, offset?: number): string {
  return lastDigits(truncate(mac, offset), digits);
}

/** Returns the code of HMAC-SHA1 for a message. */
export function hmacCode(key: Buffer, message: Buffer | string): string {
  return codeOfMac(Buffer.from(hmac(sha1, key, Buffer.from(message))));
}
