import { trimEndCharacters } from './trimEndCharacters.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

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
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (let index = 0; index < bare.length; index += 1) {
    const character = bare.charAt(index).replace(/[ -]/, '+').replace('_', '/');
    const value = alphabet.indexOf(character);
    if (value < 0) return { ok: false, index };
    buffer = (buffer << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(buffer >> bits);
      buffer &= (1 << bits) - 1;
    }
  }
  if (bare.length % 4 === 1) return { ok: false, index: bare.length - 1 };
  return { ok: true, bytes: Uint8Array.from(bytes) };
}
