/**
 * The steps of HOTP without the hash, for simulated apps. To be independent of the code under test, they use Node's
 * buffers and BigInt arithmetic, and share no function with it.
 */

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Decodes Base32, or another alphabet whose length is a power of 2. Unknown characters count as 0; spare bits are
 * dropped.
 */
export function bytesOf(text: string, alphabet: string = base32Letters): Buffer {
  const width = Math.log2(alphabet.length);
  const bits = Array.from(text, (letter) =>
    Math.max(0, alphabet.indexOf(letter)).toString(2).padStart(width, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns a counter as 8 bytes, big-endian. */
export function eightBytes(counter: bigint): Buffer {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt.asUintN(64, counter));
  return message;
}

/** Returns the 32-bit word at an offset. Bytes past the end count as 0. */
export function wordAt(mac: Buffer, offset: number): bigint {
  return BigInt(`0x${Buffer.concat([mac, Buffer.alloc(4)]).toString('hex', offset, offset + 4)}`);
}

/** Returns the truncation offset (RFC 4226 section 5.3). */
export const lastNibble = (mac: Buffer): number => mac.readUInt8(mac.length - 1) % 16;

/** Returns the 31-bit number at an offset: by default, the truncation offset (RFC 4226 section 5.3). */
export function truncate(mac: Buffer, offset: number = lastNibble(mac)): bigint {
  return wordAt(mac, offset) % 2n ** 31n;
}

/** Returns the last digits of a number, padded with leading zeros. */
export function lastDigits(number: bigint, digits: number): string {
  return (number % 10n ** BigInt(digits)).toString().padStart(digits, '0');
}
