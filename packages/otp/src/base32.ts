const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The Base32 variants known here: RFC 4648 section 6, the one that otpauth URIs use. */
export type Base32Variant = 'rfc4648';

/** What is unusual about text that could be decoded all the same. */
export type Base32Warning = 'spare-bits';

/** Why text could not be decoded; `index` counts code points of the text as given, from 0. */
export type Base32Error =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'character';
      readonly index: number;
      readonly character: string;
      /** The letters that may have been meant; empty where nothing resembles the character. */
      readonly suggestions: readonly string[];
    }
  | {
      readonly kind: 'length';
      /** How many characters carry bits; one that no number of whole bytes gives. */
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
  return alphabet.includes(plain) ? [plain] : (lookAlikes[plain] ?? []);
}

/** What may stand between the characters of a secret: white space and dashes of any kind. */
const separator = /[\s\p{Pd}]/u;

/** In capitals, ASCII only: `toUpperCase` would turn a dotless i into I and a long s into S. */
export function foldCase(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * A secret as apps expect it: in capitals, without white space, dashes and padding. Every other
 * character stays as it is, so that text with spare bits or of another alphabet is not changed.
 */
export function plainBase32(text: string): string {
  return foldCase(text).replace(/[\s\p{Pd}=]+/gu, '');
}

/** Base32 of the bytes (RFC 4648 section 6), padded with '=' unless `padding` is false. */
export function encodeBase32(
  bytes: Uint8Array,
  options: { readonly padding?: boolean; readonly variant?: Base32Variant } = {},
): string {
  checkVariant(options.variant ?? 'rfc4648');
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  if (bits > 0) text += alphabet.charAt((held << (5 - bits)) & 31);
  return options.padding === false ? text : text.padEnd(Math.ceil(text.length / 8) * 8, '=');
}

/**
 * The bytes of Base32 text (RFC 4648 section 6). Lower case, white space and dashes are accepted;
 * padding may be missing, but not short. Spare bits that are not zero are a warning.
 */
export function decodeBase32(text: string, variant: Base32Variant = 'rfc4648'): Base32Result {
  checkVariant(variant);
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  let length = 0;
  let padding = 0;
  let paddingIndex = -1;
  let index = -1;
  for (const character of text) {
    index += 1;
    if (separator.test(character)) continue;
    if (character === '=') {
      if (padding === 0) paddingIndex = index;
      padding += 1;
      continue;
    }
    const value = alphabet.indexOf(foldCase(character));
    if (value < 0) {
      const suggestions = suggest(character);
      return { ok: false, error: { kind: 'character', index, character, suggestions } };
    }
    if (padding > 0) return { ok: false, error: { kind: 'padding', index: paddingIndex } };
    length += 1;
    held = (held << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  if (length === 0) return { ok: false, error: { kind: 'empty' } };
  if ([1, 3, 6].includes(length % 8)) return { ok: false, error: { kind: 'length', length } };
  if (padding > 0 && padding !== (8 - (length % 8)) % 8)
    return { ok: false, error: { kind: 'padding', index: paddingIndex } };
  return {
    ok: true,
    bytes: Uint8Array.from(bytes),
    warnings: held === 0 ? [] : ['spare-bits'],
  };
}
