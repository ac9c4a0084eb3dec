import { base32Alphabet } from '../base32.ts';
import { toHex } from '../hex.ts';
import { plainPart } from './causeParts.ts';
import { type Hypothesis, hypothesisOf } from './hypothesis.ts';
import { ratios } from './priors.ts';
import type { PlainPartName } from './types.ts';

/** A hypothesis about the first stage: how the app turns the secret's text into a key. */
export interface KeyHypothesis extends Hypothesis {
  readonly bytes: Uint8Array;
}

/** Returns the hypothesis that the app deviates in one way and gets the key `bytes`. */
export function keyHypothesis(
  name: PlainPartName,
  ratio: number,
  bytes: Uint8Array,
): KeyHypothesis {
  return { ...hypothesisOf(plainPart(name), ratio), bytes };
}

const ascii = (text: string) => new TextEncoder().encode(text);

/**
 * The app uses the text itself as the key: as typed, in upper or lower case, padded, or in groups of
 * four.
 */
export function asciiKeys(typed: string, text: string): KeyHypothesis[] {
  const grouped = text.replace(/.{4}(?=.)/g, '$& ');
  const padded = text.padEnd(Math.ceil(text.length / 8) * 8, '=');
  const texts: readonly (readonly [string, number])[] = [
    [text, ratios.keyAscii],
    [text.toLowerCase(), ratios.keyAsciiLower],
    [typed, ratios.keyAsciiOther],
    [padded, ratios.keyAsciiOther],
    [padded.toLowerCase(), ratios.keyAsciiOther],
    [grouped, ratios.keyAsciiOther],
    [grouped.toLowerCase(), ratios.keyAsciiOther],
  ];
  return texts.map(([value, ratio]) => keyHypothesis('key:ascii', ratio, ascii(value)));
}

function pairsOf(text: string): string[] {
  return text.match(/../g) ?? [];
}

/**
 * Reads two characters as C's strtol and JavaScript's parseInt do: they stop at the first character
 * that isn't hexadecimal.
 */
function lenientByte(pair: string): number {
  return Number.parseInt(pair, 16) || 0;
}

/**
 * The app reads the secret's text as hexadecimal. Programs differ in what they do with characters
 * that aren't hexadecimal.
 */
export function hexKeys(text: string): KeyHypothesis[] {
  const pairs = pairsOf(text);
  const stop = pairs.findIndex((pair) => !/^[0-9A-F]{2}$/.test(pair));
  const beforeInvalid = stop < 0 ? pairs : pairs.slice(0, stop);
  const withoutInvalid = pairsOf(text.replace(/[^0-9A-F]/g, ''));
  const keys: readonly (readonly [Uint8Array, number])[] = [
    [Uint8Array.from(beforeInvalid, lenientByte), stop < 0 ? ratios.keyHex : ratios.keyHexOther],
    [Uint8Array.from(withoutInvalid, lenientByte), ratios.keyHexOther],
    [Uint8Array.from(pairs, lenientByte), ratios.keyHexOther],
  ];
  // A text without hexadecimal digits gives an empty key, which 'key:empty' covers.
  return keys
    .filter(([key]) => key.length > 0)
    .map(([key, ratio]) => keyHypothesis('key:hex', ratio, key));
}

/** The app uses the key's hexadecimal text as the key. */
export function hexTextKeys(bytes: Uint8Array): KeyHypothesis[] {
  const hex = toHex(bytes);
  return [hex, hex.toUpperCase()].map((value) =>
    keyHypothesis('key:hex-text', ratios.keyHexOther, ascii(value)),
  );
}

/** What a decoder does with a character outside its alphabet. */
type UnknownCharacterRule = 'skip' | 'zero' | 'stop';

/**
 * Decodes a text whose characters encode `bitsEach` bits each. Drops the bits after the last whole
 * byte.
 */
export function decodeLoosely(
  text: string,
  alphabet: string,
  bitsEach: number,
  unknown: UnknownCharacterRule,
): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let buffer = 0;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0 && unknown === 'skip') continue;
    if (value < 0 && unknown === 'stop') break;
    buffer = (buffer << bitsEach) | Math.max(0, value);
    bits += bitsEach;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(buffer >> bits);
      buffer &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(bytes);
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base64 = `${capitals}${capitals.toLowerCase()}0123456789+/`;
const base64url = `${capitals}${capitals.toLowerCase()}0123456789-_`;
const base32hex = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(2 * index, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
}

/**
 * The app decodes the text with another encoding, decodes the key's hexadecimal text as Base32, or keeps a line end after
 * the key or the text.
 */
export function rareEncodingKeys(
  typed: string,
  text: string,
  bytes: Uint8Array | undefined,
): KeyHypothesis[] {
  const hypotheses: KeyHypothesis[] = [];
  const add = (name: PlainPartName, key: Uint8Array) => {
    if (key.length > 0) hypotheses.push(keyHypothesis(name, ratios.keyEncoding, key));
  };
  const folded = text.replace(/[IL]/g, '1').replaceAll('O', '0');
  for (const unknown of ['skip', 'zero', 'stop'] as const) {
    add('key:base32hex', decodeLoosely(text, base32hex, 5, unknown));
    add('key:crockford', decodeLoosely(folded, crockford, 5, unknown));
    add('key:crockford', decodeLoosely(text, crockford, 5, unknown));
  }
  for (const value of new Set([text, text.toLowerCase(), typed])) {
    add('key:base64', decodeLoosely(value, base64, 6, 'skip'));
    add('key:base64', decodeLoosely(value, base64url, 6, 'skip'));
    for (const littleEndian of [true, false]) add('key:utf16', utf16(value, littleEndian));
    for (const end of ['\n', '\r\n']) add('key:newline', ascii(`${value}${end}`));
  }
  if (bytes === undefined) return hypotheses;
  // Base32 has no 0, 1, 8 and 9. Decoders that don't skip them reject most hexadecimal texts.
  add('key:hex-as-base32', decodeLoosely(toHex(bytes).toUpperCase(), base32Alphabet, 5, 'skip'));
  for (const end of ['\n', '\r\n']) add('key:newline', Uint8Array.from([...bytes, ...ascii(end)]));
  return hypotheses;
}
