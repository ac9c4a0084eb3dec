/** The result for one counter; the same object for the same computation. */
export interface Mac {
  readonly bytes: Uint8Array;
  /** 31 bits at the offset in the last byte (RFC 4226 section 5.3). */
  readonly standard: number;
}

/** The number that is taken out of a MAC; -1 where it has none. */
export type NumberOf = (mac: Mac) => number;

/** 32 bits at an offset; what lies behind the end, which MD5 can reach, counts as zero. */
function wordAt(mac: Uint8Array, offset: number): number {
  const low =
    ((mac[offset + 1] ?? 0) << 16) | ((mac[offset + 2] ?? 0) << 8) | (mac[offset + 3] ?? 0);
  return (mac[offset] ?? 0) * 0x100_0000 + low;
}

/** 31 bits at the offset in the last byte (RFC 4226 section 5.3). */
export function standardNumber(bytes: Uint8Array): number {
  return wordAt(bytes, (bytes[bytes.length - 1] ?? 0) & 15) % 2 ** 31;
}

/** The number of RFC 4226. */
const standard: NumberOf = (mac) => mac.standard;

/** 32 bits there: the sign bit kept. */
const unsigned: NumberOf = ({ bytes }) => wordAt(bytes, (bytes[bytes.length - 1] ?? 0) & 15);

/** A negative number of 32 bits without its sign. */
const signed: NumberOf = (mac) => Math.min(unsigned(mac), 2 ** 32 - unsigned(mac));

/** The offset in byte 19, whatever the hash; none where that is the last byte. */
const byteNineteen: NumberOf = ({ bytes }) =>
  bytes.length > 20 ? wordAt(bytes, (bytes[19] ?? 0) & 15) % 2 ** 31 : -1;

/** 31 bits from the same byte always. */
const atOffset =
  (offset: number): NumberOf =>
  ({ bytes }) =>
    offset + 4 > bytes.length ? -1 : wordAt(bytes, offset) % 2 ** 31;

/** Half a byte, counted from the start, as the hash's hex text writes it. */
function nibbleAt(bytes: Uint8Array, index: number): number {
  const byte = bytes[index >> 1] ?? 0;
  return index % 2 === 0 ? byte >> 4 : byte & 15;
}

/** The character of hex text that stands for half a byte. */
const hexCharacter = (nibble: number) => (nibble < 10 ? 0x30 : 0x57) + nibble;

/** The hash as hex text, whose characters are then taken for its bytes. */
const hexAsBytes: NumberOf = ({ bytes }) => {
  const offset = hexCharacter((bytes[bytes.length - 1] ?? 0) & 15) & 15;
  let number = 0;
  for (let index = offset; index < offset + 4; index += 1)
    number = number * 256 + hexCharacter(nibbleAt(bytes, index));
  return number % 2 ** 31;
};

/** The offset counted in characters of the hash's hex text. */
const hexOffset: NumberOf = ({ bytes }) => {
  const offset = (bytes[bytes.length - 1] ?? 0) & 15;
  let number = 0;
  for (let index = offset; index < offset + 8; index += 1)
    number = number * 16 + nibbleAt(bytes, index);
  return number % 2 ** 31;
};

/** Ways of taking a number out of a MAC, by names that can be passed on; the first is RFC 4226's. */
const truncations = {
  standard,
  byte19: byteNineteen,
  unsigned,
  signed,
  'hex-bytes': hexAsBytes,
  'hex-offset': hexOffset,
} as const satisfies Record<string, NumberOf>;

const fixedOffsets: readonly NumberOf[] = Array.from({ length: 16 }, (_, offset) =>
  atOffset(offset),
);

/** How a number is taken out of a MAC; a number is an offset that is always the same. */
export type Truncation = keyof typeof truncations | number;

/** The function of a truncation: the same one always. */
export function numberOfTruncation(truncation: Truncation): NumberOf {
  if (typeof truncation === 'string') return truncations[truncation];
  const found = fixedOffsets[truncation];
  if (found === undefined) throw new RangeError(`offset ${truncation} is not within 0 and 15`);
  return found;
}
