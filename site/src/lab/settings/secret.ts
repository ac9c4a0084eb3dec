import {
  type Base32Error,
  type Base32Result,
  decodeTypedBase32,
  encodeBase32,
  fromHex,
} from '@otp-lab/otp';

/** The greatest length of a secret, in characters: no QR code holds more than 4,296 letters and digits. */
export const maxSecretLength = 4296;

/** The fewest digits of a hexadecimal secret: 8 bytes. A shorter text is more likely mistyped Base32. */
const minHexDigits = 16;

/** Why a typed secret can't be used. */
export type SecretProblem =
  | Base32Error
  | { readonly kind: 'tooLong' }
  /** The text is an OTP URI, which has more than a secret. */
  | { readonly kind: 'uri' }
  /** The text is hexadecimal. `base32` encodes the same bytes. */
  | { readonly kind: 'hex'; readonly digits: number; readonly base32: string };

export type SecretResult =
  | Extract<Base32Result, { readonly ok: true }>
  | { readonly ok: false; readonly error: SecretProblem };

/** An invisible character in a secret, which copying from a web page or a document may add. */
export interface InvisibleCharacter {
  readonly name: 'softHyphen' | 'zeroWidth' | 'other';
  /** Such as 'U+200B'. */
  readonly codePoint: string;
  /** The place in the text, from 1, counted in code points. */
  readonly place: number;
}

/** Returns whether a text is an OTP URI or its beginning. */
export function isUri(text: string): boolean {
  return /^\s*otpauth:/iu.test(text);
}

/**
 * Decodes a typed secret. Recognizes an OTP URI, and hexadecimal text if it isn't Base32. Doesn't decode a text that is
 * too long.
 */
export function parseSecret(text: string): SecretResult {
  if (text.length > maxSecretLength) return { ok: false, error: { kind: 'tooLong' } };
  if (isUri(text)) return { ok: false, error: { kind: 'uri' } };
  const decoded = decodeTypedBase32(text);
  if (decoded.ok) return decoded;
  const compact = text.replace(/[\s:-]+|^0x/giu, '');
  if (compact.length < minHexDigits || !/^(?:[\da-f]{2})+$/i.test(compact)) return decoded;
  const base32 = encodeBase32(fromHex(compact), { padding: false });
  return { ok: false, error: { kind: 'hex', digits: compact.length, base32 } };
}

const zeroWidth = /[\u200B-\u200D\u2060\uFEFF]/;

/** Returns the first invisible character of a secret, except white space; undefined if there is none. */
export function findInvisibleCharacter(text: string): InvisibleCharacter | undefined {
  if (text.length > maxSecretLength) return undefined;
  const characters = Array.from(text);
  const index = characters.findIndex((character) =>
    /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character),
  );
  const character = characters[index];
  if (character === undefined) return undefined;
  const code = character.codePointAt(0) ?? 0;
  return {
    name: character === '\u00AD' ? 'softHyphen' : zeroWidth.test(character) ? 'zeroWidth' : 'other',
    codePoint: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
    place: index + 1,
  };
}
