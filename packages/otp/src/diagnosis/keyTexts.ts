import { plainPart, type PlainName } from './parts.ts';
import { ratios, type Way, wayOf } from './priors.ts';

/** A way in which an app may have made a key of the secret's text. */
export interface KeyReading extends Way {
  readonly bytes: Uint8Array;
}

/** A key that was made otherwise in one thing. */
export function keyReading(name: PlainName, ratio: number, bytes: Uint8Array): KeyReading {
  return { ...wayOf(plainPart(name), ratio), bytes };
}

const ascii = (text: string) => new TextEncoder().encode(text);

/** The text itself as the key: 'spaces kept' and 'lower case not folded' among them. */
export function asciiReadings(typed: string, text: string): KeyReading[] {
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
  return texts.map(([value, ratio]) => keyReading('key:ascii', ratio, ascii(value)));
}

function pairsOf(text: string): string[] {
  return text.match(/../g) ?? [];
}

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Two characters as C's strtol and JavaScript's parseInt read them: up to what is not hex. */
function lenientByte(pair: string): number {
  return Number.parseInt(pair, 16) || 0;
}

/**
 * Keys of an app that takes the secret's text for hex, in the ways in which programs read text
 * that is not, or that takes the key's hex for its text.
 */
export function hexReadings(text: string, bytes: Uint8Array | undefined): KeyReading[] {
  const pairs = pairsOf(text);
  const stop = pairs.findIndex((pair) => !/^[0-9A-F]{2}$/.test(pair));
  const untilWrong = stop < 0 ? pairs : pairs.slice(0, stop);
  const withoutWrong = pairsOf(text.replace(/[^0-9A-F]/g, ''));
  const hexTexts = bytes === undefined ? [] : [toHex(bytes), toHex(bytes).toUpperCase()];
  const readings: readonly (readonly [Uint8Array, number])[] = [
    [Uint8Array.from(untilWrong, lenientByte), stop < 0 ? ratios.keyHex : ratios.keyHexOther],
    [Uint8Array.from(withoutWrong, lenientByte), ratios.keyHexOther],
    [Uint8Array.from(pairs, lenientByte), ratios.keyHexOther],
    ...hexTexts.map((hex) => [ascii(hex), ratios.keyHexOther] as const),
  ];
  // Text without any hex gives no key: that is a finding of its own.
  return readings
    .filter(([key]) => key.length > 0)
    .map(([key, ratio]) => keyReading('key:hex', ratio, key));
}

/** What a decoder does with a character that it does not know. */
type Unknown = 'skip' | 'zero' | 'stop';

/** The whole bytes of text in an alphabet whose characters carry so many bits each. */
export function decodeLoosely(
  text: string,
  alphabet: string,
  bitsEach: number,
  unknown: Unknown,
): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0 && unknown === 'skip') continue;
    if (value < 0 && unknown === 'stop') break;
    held = (held << bitsEach) | Math.max(0, value);
    bits += bitsEach;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
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

/** The text read in another encoding, and key or text with the end of a line. */
export function rareReadings(
  typed: string,
  text: string,
  bytes: Uint8Array | undefined,
): KeyReading[] {
  const readings: KeyReading[] = [];
  const add = (name: PlainName, key: Uint8Array) => {
    if (key.length > 0) readings.push(keyReading(name, ratios.keyEncoding, key));
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
  if (bytes !== undefined)
    for (const end of ['\n', '\r\n'])
      add('key:newline', Uint8Array.from([...bytes, ...ascii(end)]));
  return readings;
}
