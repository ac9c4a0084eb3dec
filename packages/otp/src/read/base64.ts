import { trimEndCharacters } from './trimEndCharacters.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The values of characters: the standard alphabet, the URL-safe one, and the space. */
const values: ReadonlyMap<string, number> = new Map([
  ...Array.from(alphabet, (character, value) => [character, value] as const),
  ['-', 62],
  [' ', 62],
  ['_', 63],
]);

export type Base64Result =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly index: number };

/**
 * Decodes Base64, standard or URL-safe (RFC 4648 sections 4 and 5), with or without padding. Reads a
 * space as '+', because form decoding turns '+' into a space.
 *
 * @returns the bytes, or the index from 0 of the first invalid character
 */
export function decodeBase64(text: string): Base64Result {
  const bare = trimEndCharacters(text, '=');
  const bytes = new Uint8Array(Math.floor((bare.length * 6) / 8));
  let length = 0;
  let buffer = 0;
  let bits = 0;
  for (let index = 0; index < bare.length; index += 1) {
    const value = values.get(bare.charAt(index));
    if (value === undefined) return { ok: false, index };
    buffer = (buffer << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length] = buffer >> bits;
      length += 1;
      buffer &= (1 << bits) - 1;
    }
  }
  if (bare.length % 4 === 1) return { ok: false, index: bare.length - 1 };
  return { ok: true, bytes };
}
