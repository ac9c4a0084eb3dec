import { decodeBase32 } from '../base32.ts';
import {
  asciiReadings,
  decodeLoosely,
  hexReadings,
  type KeyReading,
  keyReading,
  rareReadings,
} from './keyTexts.ts';
import { keyCut, keyRepeated } from './parts.ts';
import { asSet, ratios, wayOf } from './priors.ts';

const usualLengths = [10, 16, 20, 32, 64] as const;
/** What the program in RFC 6238 makes of its key, for each of its algorithms. */
const repeatedLengths = [20, 32, 64] as const;
/** The shortest key that is looked for where one was cut. */
const leastCut = 5;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function cutReading(bytes: Uint8Array, length: number, ratio: number): KeyReading {
  return { ...wayOf(keyCut(length), ratio), bytes: bytes.subarray(0, length) };
}

function cutReadings(bytes: Uint8Array): KeyReading[] {
  return usualLengths
    .filter((length) => length < bytes.length)
    .map((length) => cutReading(bytes, length, length === 10 ? ratios.keyCut : ratios.keyCutOther));
}

/** Zeros put in front; those behind are no part of an HMAC's key. */
function paddedReadings(bytes: Uint8Array): KeyReading[] {
  return usualLengths
    .filter((length) => length > bytes.length)
    .map((length) => {
      const padded = new Uint8Array(length);
      padded.set(bytes, length - bytes.length);
      return keyReading('key:padded', ratios.keyPadded, padded);
    });
}

function repeatedReadings(bytes: Uint8Array): KeyReading[] {
  return repeatedLengths
    .filter((length) => length > bytes.length)
    .map((length) => ({
      ...wayOf(keyRepeated(length), ratios.keyRepeated),
      bytes: Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0),
    }));
}

/** The bits left over at the end, kept as one more byte, at its upper or its lower end. */
function partialReadings(text: string, bytes: Uint8Array): KeyReading[] {
  const spare = (text.length * 5) % 8;
  const lastTwo = decodeBase32(`${text.slice(-2).padStart(2, 'A')}AAAAAA`);
  if (spare === 0 || !lastTwo.ok) return [];
  const [first = 0, second = 0] = lastTwo.bytes;
  const value = ((first << 2) | (second >> 6)) & ((1 << spare) - 1);
  return [value << (8 - spare), value].map((byte) =>
    keyReading('key:partial-byte', ratios.keyPartialByte, Uint8Array.from([...bytes, byte])),
  );
}

/** What is not Base32 taken for the letters it looks like, or for capitals that it has. */
function repairedReadings(text: string): KeyReading[] {
  const texts = ['I', 'L'].map((one) =>
    text.toUpperCase().replaceAll('0', 'O').replaceAll('8', 'B').replaceAll('1', one),
  );
  return texts.flatMap((repaired) => {
    const decoded = decodeBase32(repaired);
    return decoded.ok ? [keyReading('key:repaired', ratios.keyRepaired, decoded.bytes)] : [];
  });
}

/** What is not Base32 left out, or taken for a zero. */
function invalidReadings(text: string): KeyReading[] {
  return [
    keyReading('key:invalid-skipped', ratios.keyInvalid, decodeLoosely(text, base32, 5, 'skip')),
    keyReading('key:invalid-zero', ratios.keyInvalid, decodeLoosely(text, base32, 5, 'zero')),
  ].filter(({ bytes }) => bytes.length > 0);
}

/** The whole bytes of text whose length no bytes give: what a careless decoder keeps. */
function shortened(text: string): KeyReading[] {
  const decoded = decodeBase32(text.slice(0, -1));
  if (!decoded.ok) return [];
  const { bytes } = decoded;
  const kept = { ...wayOf(keyCut(bytes.length), ratios.keyRepaired), bytes };
  return [kept, ...partialReadings(text, bytes)];
}

/** The secret without what separates its characters; ASCII letters in upper case. */
function plainText(typed: string): string {
  return typed.replace(/[\s\p{Pd}=]/gu, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * The keys that an app may have made of a secret, the right one first; a secret that is not
 * Base32 has no right one.
 */
export function keyReadings(secret: string): KeyReading[] {
  const typed = secret.trim();
  const text = plainText(typed);
  const decoded = decodeBase32(text);
  const bytes = decoded.ok ? decoded.bytes : undefined;
  const others = [
    ...asciiReadings(typed, text),
    ...hexReadings(text, bytes),
    keyReading('key:empty', ratios.keyEmpty, new Uint8Array()),
  ];
  if (!decoded.ok)
    return decoded.error.kind === 'length'
      ? [...others, ...shortened(text)]
      : [...others, ...repairedReadings(text), ...invalidReadings(text)];
  return [
    { ...asSet, bytes: decoded.bytes },
    ...others,
    ...cutReadings(decoded.bytes),
    ...paddedReadings(decoded.bytes),
    ...repeatedReadings(decoded.bytes),
    ...partialReadings(text, decoded.bytes),
  ];
}

/** Keys that only the wide search tries: cut to any length, or the text in a rare encoding. */
export function rareKeyReadings(secret: string): KeyReading[] {
  const typed = secret.trim();
  const text = plainText(typed);
  const decoded = decodeBase32(text);
  const bytes = decoded.ok ? decoded.bytes : undefined;
  const usual: readonly number[] = usualLengths;
  const lengths = Array.from({ length: bytes?.length ?? 0 }, (_, length) => length);
  const cuts = lengths
    .filter((length) => length >= leastCut && !usual.includes(length))
    .map((length) => cutReading(bytes ?? new Uint8Array(), length, ratios.keyCutAny));
  return [...cuts, ...rareReadings(typed, text, bytes)];
}
