import { dropEnd } from './ends.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export type Base64Result =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly index: number };

/**
 * The bytes of Base64 text, plain or URL-safe (RFC 4648 sections 4 and 5); padding may be
 * missing. A space counts as '+', which is what form decoding makes of it. `index` is the place,
 * from 0, of the first character that cannot be read.
 */
export function decodeBase64(text: string): Base64Result {
  const bare = dropEnd(text, '=');
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (let index = 0; index < bare.length; index += 1) {
    const character = bare.charAt(index).replace(/[ -]/, '+').replace('_', '/');
    const value = alphabet.indexOf(character);
    if (value < 0) return { ok: false, index };
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  if (bare.length % 4 === 1) return { ok: false, index: bare.length - 1 };
  return { ok: true, bytes: Uint8Array.from(bytes) };
}
