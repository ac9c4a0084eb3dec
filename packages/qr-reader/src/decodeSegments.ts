import { decodeBytes, decodePairs } from './characters.ts';

const alphanumericCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** GS1 field separator, encoded as % in alphanumeric segments (ISO/IEC 18004, 7.4.8.3). */
const groupSeparator = '\u001D';

/** Segment modes by their four bits (ISO/IEC 18004, table 2; 13 is from GB/T 18284). */
const modes = {
  end: 0,
  numeric: 1,
  alphanumeric: 2,
  structuredAppend: 3,
  bytes: 4,
  fnc1First: 5,
  interpretation: 7,
  kanji: 8,
  fnc1Second: 9,
  hanzi: 13,
} as const;

/** Bits of the character count in versions 1–9, 10–26 and 27–40 (ISO/IEC 18004, table 3). */
const countBits: Readonly<Record<number, readonly [number, number, number]>> = {
  [modes.numeric]: [10, 12, 14],
  [modes.alphanumeric]: [9, 11, 13],
  [modes.bytes]: [8, 16, 16],
  [modes.kanji]: [8, 10, 12],
  [modes.hanzi]: [8, 10, 12],
};

/**
 * Decodes the data codewords of a code to text (ISO/IEC 18004, 7.4): digits, letters, bytes, Kanji,
 * Hanzi, GS1 and extended channel interpretations. For structured append, it returns this code's
 * part. Returns undefined if the segments are invalid or empty.
 */
export function decodeSegments(codewords: Uint8Array, version: number): string | undefined {
  try {
    const text = decodeBits(new Bits(codewords), version < 10 ? 0 : version < 27 ? 1 : 2);
    return text === '' ? undefined : text;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads bits from bytes, the highest bit first. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  remaining(): number {
    return 8 * this.#bytes.length - this.#at;
  }

  /** Reads the next `count` bits as a number. Throws a RangeError if there are fewer. */
  read(count: number): number {
    if (count > this.remaining()) throw new RangeError('the bits end within a segment');
    let value = 0;
    for (let step = 0; step < count; step++) {
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at += 1;
    }
    return value;
  }
}

function decodeBits(bits: Bits, size: 0 | 1 | 2): string {
  let text = '';
  let designator: number | undefined;
  let isGs1 = false;
  // Consecutive byte segments may split a character, so decode them together.
  let bytes: number[] = [];
  const flush = (): void => {
    if (bytes.length > 0) text += decodeBytes(Uint8Array.from(bytes), designator);
    bytes = [];
  };
  while (bits.remaining() >= 4) {
    const mode = bits.read(4);
    if (mode === modes.end) break;
    if (mode !== modes.bytes) flush();
    // In Hanzi mode, four bits of subset indicator precede the count.
    if (mode === modes.hanzi) bits.read(4);
    const length = countBits[mode] === undefined ? 0 : bits.read(countBits[mode][size]);
    switch (mode) {
      case modes.numeric:
        text += digits(bits, length);
        break;
      case modes.alphanumeric:
        text += isGs1 ? withSeparators(letters(bits, length)) : letters(bits, length);
        break;
      case modes.bytes:
        // Check first, so that a wrong count doesn't cost time.
        if (8 * length > bits.remaining()) throw new RangeError('the bytes end too early');
        for (let count = 0; count < length; count++) bytes.push(bits.read(8));
        break;
      case modes.kanji:
        text += decodePairs('shift_jis', pairs(bits, length, 0xc0, 0x1f00, [0x8140, 0xc140]));
        break;
      case modes.hanzi:
        text += decodePairs('gb18030', pairs(bits, length, 0x60, 0x0a00, [0xa1a1, 0xa6a1]));
        break;
      case modes.interpretation:
        designator = readDesignator(bits);
        break;
      case modes.structuredAppend:
        bits.read(16);
        break;
      case modes.fnc1First:
        isGs1 = true;
        break;
      case modes.fnc1Second:
        isGs1 = true;
        bits.read(8);
        break;
      default:
        throw new RangeError(`no mode ${mode}`);
    }
  }
  flush();
  return text;
}

function digits(bits: Bits, length: number): string {
  let text = '';
  for (let left = length; left > 0; left -= 3) {
    const count = Math.min(3, left);
    const value = bits.read([0, 4, 7, 10][count] ?? 0);
    if (value >= 10 ** count) throw new RangeError('no digits');
    text += String(value).padStart(count, '0');
  }
  return text;
}

function letters(bits: Bits, length: number): string {
  const letter = (value: number): string => {
    const found = alphanumericCharacters[value];
    if (found === undefined) throw new RangeError('no letter');
    return found;
  };
  let text = '';
  for (let left = length; left > 1; left -= 2) {
    const value = bits.read(11);
    text += letter(Math.floor(value / 45)) + letter(value % 45);
  }
  return length % 2 === 1 ? text + letter(bits.read(6)) : text;
}

/** GS1: a single % is a field separator, %% is a percent sign. */
function withSeparators(text: string): string {
  return text.replaceAll(/%%?/g, (mark) => (mark === '%' ? groupSeparator : '%'));
}

/** Reads characters of thirteen bits and restores their two bytes. */
function pairs(
  bits: Bits,
  length: number,
  width: number,
  split: number,
  [low, high]: readonly [number, number],
): number[] {
  return Array.from({ length }, () => {
    const value = bits.read(13);
    const pair = (Math.floor(value / width) << 8) | (value % width);
    return pair + (pair < split ? low : high);
  });
}

/** Reads an ECI designator of one to three bytes. Its leading one bits count the bytes that follow. */
function readDesignator(bits: Bits): number {
  const first = bits.read(8);
  if (first < 0x80) return first;
  if (first < 0xc0) return ((first & 0x3f) << 8) | bits.read(8);
  if (first < 0xe0) return ((first & 0x1f) << 16) | bits.read(16);
  throw new RangeError('no interpretation');
}
