/** A MAC for one counter. Compare by identity: a `MacCache` returns the same object again. */
export interface Mac {
  readonly bytes: Uint8Array;
  /** The result of `dynamicTruncation`, cached because most hypotheses need it. */
  readonly standardNumber: number;
}

/** Returns the number that a truncation takes from a MAC, or -1 if it can't take one. */
export type Truncate = (mac: Mac) => number;

/** Reads 32 bits at an offset. Bytes past the end, which MD5 allows, count as zero. */
export function wordAt(mac: Uint8Array, offset: number): number {
  const low =
    ((mac[offset + 1] ?? 0) << 16) | ((mac[offset + 2] ?? 0) << 8) | (mac[offset + 3] ?? 0);
  return (mac[offset] ?? 0) * 0x100_0000 + low;
}

/** Returns the 31 bits at the offset in the last byte: dynamic truncation (RFC 4226 section 5.3). */
export function dynamicTruncation(bytes: Uint8Array): number {
  return wordAt(bytes, (bytes[bytes.length - 1] ?? 0) & 15) % 2 ** 31;
}

const standard: Truncate = (mac) => mac.standardNumber;

/** Keeps the sign bit: 32 bits instead of 31. */
const unsigned: Truncate = ({ bytes }) => wordAt(bytes, (bytes[bytes.length - 1] ?? 0) & 15);

/** Reads a signed 32-bit number and drops its sign. */
const signed: Truncate = (mac) => Math.min(unsigned(mac), 2 ** 32 - unsigned(mac));

/**
 * Reads a signed 32-bit number, from which programs in Python and Ruby take a remainder that is never negative. The sum
 * with 10^10 has the same last digits, up to ten.
 */
const signedFloored: Truncate = (mac) =>
  unsigned(mac) < 2 ** 31 ? unsigned(mac) : unsigned(mac) - 2 ** 32 + 10 ** 10;

/**
 * Reads the offset from byte 19 for every hash. Fails if the hash has 20 bytes or fewer: in a hash
 * of 20 bytes, byte 19 is the correct one.
 */
const offsetInByte19: Truncate = ({ bytes }) =>
  bytes.length > 20 ? wordAt(bytes, (bytes[19] ?? 0) & 15) % 2 ** 31 : -1;

/** Returns a truncation that always reads 31 bits from the same byte. */
const truncateAt =
  (offset: number): Truncate =>
  ({ bytes }) =>
    offset + 4 > bytes.length ? -1 : wordAt(bytes, offset) % 2 ** 31;

/** Returns one digit of the MAC's hexadecimal text as a number, 0 to 15. */
function nibbleAt(bytes: Uint8Array, index: number): number {
  const byte = bytes[index >> 1] ?? 0;
  return index % 2 === 0 ? byte >> 4 : byte & 15;
}

/** Returns the ASCII code of a hexadecimal digit, in lower case. */
const hexCharacter = (nibble: number) => (nibble < 10 ? 0x30 : 0x57) + nibble;

/** Writes the MAC as hexadecimal text and truncates the text's ASCII bytes. */
const hexAsBytes: Truncate = ({ bytes }) => {
  const offset = hexCharacter((bytes[bytes.length - 1] ?? 0) & 15) & 15;
  let number = 0;
  for (let index = offset; index < offset + 4; index += 1)
    number = number * 256 + hexCharacter(nibbleAt(bytes, index));
  return number % 2 ** 31;
};

/** Counts the offset in characters of the MAC's hexadecimal text instead of bytes. */
const hexOffset: Truncate = ({ bytes }) => {
  const offset = (bytes[bytes.length - 1] ?? 0) & 15;
  let number = 0;
  for (let index = offset; index < offset + 8; index += 1)
    number = number * 16 + nibbleAt(bytes, index);
  return number % 2 ** 31;
};

/** All truncations except the fixed offsets, by name. The first is RFC 4226's. */
const truncations = {
  standard,
  byte19: offsetInByte19,
  unsigned,
  signed,
  'signed-floored': signedFloored,
  'hex-bytes': hexAsBytes,
  'hex-offset': hexOffset,
} as const satisfies Record<string, Truncate>;

/** All offsets at which a SHA1 MAC has four bytes: 0 to 16. */
export const offsets: readonly number[] = Array.from({ length: 17 }, (_, offset) => offset);

const fixedOffsets: readonly Truncate[] = offsets.map(truncateAt);

/** How an app takes a number from a MAC. A number is an offset in bytes, 0 to 16. */
export type Truncation = keyof typeof truncations | number;

/**
 * Returns the function of a truncation: the same function for each call.
 *
 * @throws RangeError if an offset isn't 0 to 16
 */
export function truncationFunction(truncation: Truncation): Truncate {
  if (typeof truncation === 'string') return truncations[truncation];
  const found = fixedOffsets[truncation];
  if (found === undefined) throw new RangeError(`offset ${truncation} is not between 0 and 16`);
  return found;
}
