import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes Base32 to whole bytes, without the code under test. */
export function keyOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns a counter as 8 bytes, highest first. */
export function eightBytes(counter: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, counter));
  return bytes;
}

/** Returns a code from the 31 bits at an offset: that in the MAC's last byte by default. */
export function codeOfMac(mac: Buffer, digits = 6, offset = (mac.at(-1) ?? 0) & 15): string {
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

/** Returns the code of HMAC-SHA1 for a message. */
export function hmacCode(key: Buffer, message: Buffer | string): string {
  return codeOfMac(Buffer.from(hmac(sha1, key, Buffer.from(message))));
}
