import { decodeBase32 } from '../base32.ts';
import { hexReadings } from './hex.ts';
import { keyCut, plainPart } from './parts.ts';
import { ratios } from './priors.ts';
import type { FindingPart } from './types.ts';

/** A way in which an app may have made a key of the secret's text. */
export interface KeyReading {
  readonly parts: readonly FindingPart[];
  readonly ratio: number;
  readonly bytes: Uint8Array;
}

const lengths = [10, 16, 20, 64] as const;
const ascii = (text: string) => new TextEncoder().encode(text);

function reading(part: FindingPart, ratio: number, bytes: Uint8Array): KeyReading {
  return { parts: [part], ratio, bytes };
}

/** The text itself as the key: 'spaces kept' and 'lower case not folded' among them. */
function asciiReadings(typed: string, text: string): KeyReading[] {
  const part = plainPart('key:ascii');
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
  return texts.map(([value, ratio]) => reading(part, ratio, ascii(value)));
}

function cutReadings(bytes: Uint8Array): KeyReading[] {
  return lengths
    .filter((length) => length < bytes.length)
    .map((length) =>
      reading(
        keyCut(length),
        length === 10 ? ratios.keyCut : ratios.keyCutOther,
        bytes.subarray(0, length),
      ),
    );
}

/** Padded with zeros, which an HMAC does itself, with zeros in front, or by repetition. */
function paddedReadings(bytes: Uint8Array): KeyReading[] {
  const part = plainPart('key:padded');
  return lengths
    .filter((length) => length > bytes.length)
    .flatMap((length) => {
      const after = new Uint8Array(length);
      const before = new Uint8Array(length);
      after.set(bytes);
      before.set(bytes, length - bytes.length);
      const repeated = before.map((_, index) => bytes[index % bytes.length] ?? 0);
      return [
        reading(part, ratios.keyPadded, after),
        reading(part, ratios.keyPaddedOther, before),
        reading(part, ratios.keyPaddedOther, repeated),
      ];
    });
}

/** The bits left over at the end, kept as one more byte, at its upper or its lower end. */
function partialReadings(text: string, bytes: Uint8Array): KeyReading[] {
  const spare = (text.length * 5) % 8;
  const lastTwo = decodeBase32(`${text.slice(-2).padStart(2, 'A')}AAAAAA`);
  if (spare === 0 || !lastTwo.ok) return [];
  const [first = 0, second = 0] = lastTwo.bytes;
  const value = ((first << 2) | (second >> 6)) & ((1 << spare) - 1);
  return [value << (8 - spare), value].map((byte) =>
    reading(
      plainPart('key:partial-byte'),
      ratios.keyPartialByte,
      Uint8Array.from([...bytes, byte]),
    ),
  );
}

/** Characters outside Base32 taken for the letters they look like. */
function repairedReadings(text: string): KeyReading[] {
  if (!/[018]/.test(text)) return [];
  return ['I', 'L'].flatMap((one) => {
    const repaired = text.replaceAll('0', 'O').replaceAll('8', 'B').replaceAll('1', one);
    const decoded = decodeBase32(repaired);
    return decoded.ok
      ? [reading(plainPart('key:repaired'), ratios.keyRepaired, decoded.bytes)]
      : [];
  });
}

/** The whole bytes of text whose length no bytes give: what a careless decoder keeps. */
function shortened(text: string): Uint8Array {
  const decoded = decodeBase32(text.slice(0, -1));
  return decoded.ok ? decoded.bytes : new Uint8Array();
}

/**
 * The keys that an app may have made of a secret, the right one first; a secret that is not
 * Base32 has no right one.
 */
export function keyReadings(secret: string): KeyReading[] {
  const typed = secret.trim();
  const text = typed.replace(/[\s\p{Pd}=]/gu, '').toUpperCase();
  const decoded = decodeBase32(text);
  const others = [...asciiReadings(typed, text), ...hexReadings(text), ...repairedReadings(text)];
  if (!decoded.ok) {
    if (decoded.error.kind !== 'length') return others;
    const bytes = shortened(text);
    const cut = reading(keyCut(bytes.length), ratios.keyRepaired, bytes);
    return [...others, cut, ...partialReadings(text, bytes)];
  }
  const { bytes } = decoded;
  return [
    { parts: [], ratio: 1, bytes },
    ...others,
    ...cutReadings(bytes),
    ...paddedReadings(bytes),
    ...partialReadings(text, bytes),
  ];
}
