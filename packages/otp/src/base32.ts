/** The Base32 alphabet of RFC 4648 section 6. A character's index is its value. */
export const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The supported Base32 variants. There is only one: RFC 4648 section 6, which otpauth URIs use. Functions still take it
 * as a parameter, because the product's specification asks that an unknown variant raises an error.
 */
export type Base32Variant = 'rfc4648';

/**
 * A problem that didn't prevent decoding. `spare-bits`: the bits after the last whole byte aren't
 * zero.
 */
export type Base32Warning = 'spare-bits';

/** Why the text couldn't be decoded. `index` counts code points of the input, from 0. */
export type Base32Error =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'character';
      readonly index: number;
      readonly character: string;
      /**
       * Base32 characters that the text may have meant: O for 0, I or L for 1, A for a full-width A. Empty if no
       * Base32 character is similar.
       */
      readonly suggestions: readonly string[];
    }
  | {
      readonly kind: 'length';
      /** The number of Base32 characters. No whole number of bytes encodes to this length. */
      readonly length: number;
    }
  | { readonly kind: 'padding'; readonly index: number };

export type Base32Result =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly warnings: readonly Base32Warning[];
    }
  | { readonly ok: false; readonly error: Base32Error };

const lookAlikes: Readonly<Record<string, readonly string[]>> = {
  '0': ['O'],
  '1': ['I', 'L'],
  '8': ['B'],
};

function checkVariant(variant: string): void {
  if (variant !== 'rfc4648') throw new RangeError(`unknown Base32 variant: ${variant}`);
}

function suggest(character: string): readonly string[] {
  const plain = character.normalize('NFKC').toUpperCase();
  if (plain.length !== 1) return [];
  return base32Alphabet.includes(plain) ? [plain] : (lookAlikes[plain] ?? []);
}

/**
 * Characters that a secret may contain for reading or by accident: white space, dashes of any kind and invisible
 * characters. Examples of invisible characters are a zero-width space (U+200B) and a soft hyphen (U+00AD).
 */
const ignored = /[\s\p{Pd}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns the text with ASCII letters in upper case. `toUpperCase` would also turn a dotless i (ı)
 * into I and a long s (ſ) into S, which hides invalid characters.
 */
export function upperCaseAscii(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * Returns a secret in the form that apps expect: upper case, without white space, dashes, invisible
 * characters or padding. It keeps all other characters, including invalid ones and nonzero spare bits.
 *
 * @example
 * normalizeBase32('gezd-gnbv gy3t qojq====') // 'GEZDGNBVGY3TQOJQ'
 */
export function normalizeBase32(text: string): string {
  return [...upperCaseAscii(text)]
    .filter((character) => character !== '=' && !ignored.test(character))
    .join('');
}

/**
 * Encodes bytes as Base32 (RFC 4648 section 6).
 *
 * @param options.padding pads the text with '=' to a multiple of 8 characters; true by default
 * @throws {RangeError} if the variant is unknown
 */
export function encodeBase32(
  bytes: Uint8Array,
  options: { readonly padding?: boolean; readonly variant?: Base32Variant } = {},
): string {
  checkVariant(options.variant ?? 'rfc4648');
  let text = '';
  let bits = 0;
  let buffer = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += base32Alphabet.charAt((buffer >> bits) & 31);
    }
    buffer &= (1 << bits) - 1;
  }
  if (bits > 0) text += base32Alphabet.charAt((buffer << (5 - bits)) & 31);
  return options.padding === false ? text : text.padEnd(Math.ceil(text.length / 8) * 8, '=');
}

/**
 * Decodes Base32 (RFC 4648 section 6). Accepts only A to Z, 2 to 7 and padding: no lower case, white
 * space or dashes. Padding is optional, but if present, it must be complete. Nonzero spare bits produce
 * a warning. To decode a typed secret, use `decodeTypedBase32`, or call `normalizeBase32` first.
 *
 * @returns the bytes, or an error that says what is wrong and where
 * @throws {RangeError} if the variant is unknown
 *
 * @example
 * const result = decodeBase32('MZXW6YTB');
 * if (result.ok) result.bytes; // the bytes of 'fooba'
 */
export function decodeBase32(text: string, variant: Base32Variant = 'rfc4648'): Base32Result {
  checkVariant(variant);
  const bytes: number[] = [];
  let bits = 0;
  let buffer = 0;
  let length = 0;
  let padding = 0;
  let paddingIndex = -1;
  let index = -1;
  for (const character of text) {
    index += 1;
    if (character === '=') {
      if (padding === 0) paddingIndex = index;
      padding += 1;
      continue;
    }
    const value = base32Alphabet.indexOf(character);
    if (value < 0) {
      const suggestions = suggest(character);
      return { ok: false, error: { kind: 'character', index, character, suggestions } };
    }
    if (padding > 0) return { ok: false, error: { kind: 'padding', index: paddingIndex } };
    length += 1;
    buffer = (buffer << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(buffer >> bits);
      buffer &= (1 << bits) - 1;
    }
  }
  if (length === 0) return { ok: false, error: { kind: 'empty' } };
  if ([1, 3, 6].includes(length % 8)) return { ok: false, error: { kind: 'length', length } };
  if (padding > 0 && padding !== (8 - (length % 8)) % 8)
    return { ok: false, error: { kind: 'padding', index: paddingIndex } };
  return {
    ok: true,
    bytes: Uint8Array.from(bytes),
    warnings: buffer === 0 ? [] : ['spare-bits'],
  };
}

/**
 * Decodes a secret as a person types it or a file contains it. Unlike `decodeBase32`, accepts lower case, and ignores
 * white space, dashes and invisible characters. Indexes in errors count the code points of the given text.
 *
 * @example
 * const result = decodeTypedBase32('mzxw 6ytb');
 * if (result.ok) result.bytes; // the bytes of 'fooba'
 */
export function decodeTypedBase32(text: string): Base32Result {
  const significant = [...text]
    .map((character, index) => ({ character, index }))
    .filter(({ character }) => !ignored.test(character));
  const upperCase = significant.map(({ character }) => upperCaseAscii(character)).join('');
  const result = decodeBase32(upperCase);
  if (result.ok || !('index' in result.error)) return result;
  const index = significant[result.error.index]?.index ?? result.error.index;
  return { ok: false, error: { ...result.error, index } };
}
