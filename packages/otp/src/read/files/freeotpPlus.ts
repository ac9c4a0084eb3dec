import { encodeBase32 } from '../../base32.ts';
import { isObject, type JsonObject, listIn, numberIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

/** The secret is an array of signed bytes. */
function secretOf(token: JsonObject): string | undefined {
  const bytes = listIn(token, 'secret') ?? [];
  const isByte = (byte: unknown) => Number.isInteger(byte) && Math.abs(Number(byte)) <= 255;
  if (!bytes.every(isByte)) return undefined;
  return encodeBase32(Uint8Array.from(bytes, Number), { padding: false });
}

/** FreeOTP+ stores the last used counter. The next code uses the following one. */
function counterOf(token: JsonObject): string | undefined {
  const counter = numberIn(token, 'counter');
  return counter !== undefined && /^-?\d+$/.test(counter) ? String(BigInt(counter) + 1n) : counter;
}

/**
 * Reads one token of FreeOTP or FreeOTP+.
 *
 * @param readCounter returns the counter of the next code
 */
export function readToken(
  token: unknown,
  readCounter: (token: JsonObject) => string | undefined,
): FileEntry {
  if (!isObject(token)) return { kind: 'damaged' };
  const type = textIn(token, 'type').toLowerCase();
  const issuer = textIn(token, 'issuerExt');
  return {
    kind: 'fields',
    fields: {
      // Both apps show codes in Steam's alphabet for this issuer, even if the user changed its
      // name.
      type: type === 'totp' && issuer === 'Steam' ? 'steam' : type,
      issuer: textIn(token, 'issuerAlt') || issuer || textIn(token, 'issuerInt'),
      account: textIn(token, 'labelAlt') || textIn(token, 'label'),
      secret: secretOf(token),
      algorithm: textIn(token, 'algo') || undefined,
      digits: numberIn(token, 'digits'),
      period: type === 'hotp' ? undefined : numberIn(token, 'period'),
      counter: type === 'hotp' ? readCounter(token) : undefined,
    },
  };
}

/** Reads a JSON backup of FreeOTP+. */
export function readFreeotpPlus(json: unknown): FileContent | undefined {
  if (!isObject(json) || !('tokenOrder' in json)) return undefined;
  const tokens = listIn(json, 'tokens');
  return tokens && { kind: 'entries', entries: tokens.map((token) => readToken(token, counterOf)) };
}
