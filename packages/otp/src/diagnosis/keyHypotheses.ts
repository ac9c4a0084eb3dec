import { base32Alphabet, decodeBase32, normalizeBase32 } from '../base32.ts';
import {
  asciiKeys,
  decodeLoosely,
  hexKeys,
  hexTextKeys,
  type KeyHypothesis,
  keyHypothesis,
  rareEncodingKeys,
} from './keyEncodings.ts';
import { keyCutPart, keyRepeatedPart } from './causeParts.ts';
import { asConfigured, hypothesisOf } from './hypothesis.ts';
import { ratios } from './priors.ts';

const usualLengths = [10, 16, 20, 32, 64] as const;
/** RFC 6238's reference program repeats its 20-byte key to these lengths, one per algorithm. */
const repeatedLengths = [20, 32, 64] as const;
/** The shortest cut key to try, in bytes. */
const minCutLength = 5;

function cutKey(bytes: Uint8Array, length: number, ratio: number): KeyHypothesis {
  return { ...hypothesisOf(keyCutPart(length), ratio), bytes: bytes.subarray(0, length) };
}

function cutKeys(bytes: Uint8Array): KeyHypothesis[] {
  return usualLengths
    .filter((length) => length < bytes.length)
    .map((length) => cutKey(bytes, length, length === 10 ? ratios.keyCut : ratios.keyCutOther));
}

/**
 * The app stops at the key's first zero byte. The quick search also tries this cause, because other causes look like
 * it: HMAC pads keys with zeros, so a key that is cut just after a zero byte gives the same codes.
 */
function zeroEndedKeys(bytes: Uint8Array): KeyHypothesis[] {
  const end = bytes.indexOf(0);
  return end === -1
    ? []
    : [keyHypothesis('key:zero-ended', ratios.keyZeroEnded, bytes.subarray(0, end))];
}

/** The app puts zeros in front of the key. Zeros at the end don't change an HMAC. */
function paddedKeys(bytes: Uint8Array): KeyHypothesis[] {
  return usualLengths
    .filter((length) => length > bytes.length)
    .map((length) => {
      const padded = new Uint8Array(length);
      padded.set(bytes, length - bytes.length);
      return keyHypothesis('key:padded', ratios.keyPadded, padded);
    });
}

function repeatedKeys(bytes: Uint8Array): KeyHypothesis[] {
  return repeatedLengths
    .filter((length) => length > bytes.length)
    .map((length) => ({
      ...hypothesisOf(keyRepeatedPart(length), ratios.keyRepeated),
      bytes: Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0),
    }));
}

/**
 * The app turns the bits that are left over at the end into one more byte. They become its upper or its lower bits.
 *
 * For example, 5 letters have 25 bits: 3 bytes and one spare bit. If this bit is 1, the byte is 0x80 or 0x01.
 */
function partialByteKeys(text: string, bytes: Uint8Array): KeyHypothesis[] {
  const spareBits = (text.length * 5) % 8;
  const lastTwo = decodeBase32(`${text.slice(-2).padStart(2, 'A')}AAAAAA`);
  if (spareBits === 0 || !lastTwo.ok) return [];
  const [first = 0, second = 0] = lastTwo.bytes;
  // The last two letters have ten bits. The spare bits are the lowest of these.
  const lastTenBits = (first << 2) | (second >> 6);
  const value = lastTenBits & ((1 << spareBits) - 1);
  return [value << (8 - spareBits), value].map((byte) =>
    keyHypothesis('key:partial-byte', ratios.keyPartialByte, Uint8Array.from([...bytes, byte])),
  );
}

/**
 * The app replaces characters that aren't Base32: 0 with O, 8 with B, 1 with I or L, and letters
 * outside ASCII with their capitals, such as dotless ı with I.
 */
function repairedKeys(text: string): KeyHypothesis[] {
  const texts = ['I', 'L'].map((letter) =>
    text.toUpperCase().replaceAll('0', 'O').replaceAll('8', 'B').replaceAll('1', letter),
  );
  return texts.flatMap((repaired) => {
    const decoded = decodeBase32(repaired);
    return decoded.ok ? [keyHypothesis('key:repaired', ratios.keyRepaired, decoded.bytes)] : [];
  });
}

/** The app skips characters that aren't Base32, or reads them as zeros. */
function lenientlyDecodedKeys(text: string): KeyHypothesis[] {
  return [
    keyHypothesis(
      'key:invalid-skipped',
      ratios.keyInvalid,
      decodeLoosely(text, base32Alphabet, 5, 'skip'),
    ),
    keyHypothesis(
      'key:invalid-zero',
      ratios.keyInvalid,
      decodeLoosely(text, base32Alphabet, 5, 'zero'),
    ),
  ].filter(({ bytes }) => bytes.length > 0);
}

/** A lenient decoder keeps the whole bytes of a text with an impossible length. */
function shortenedKeys(text: string): KeyHypothesis[] {
  const decoded = decodeBase32(text.slice(0, -1));
  if (!decoded.ok) return [];
  const { bytes } = decoded;
  const wholeBytes = { ...hypothesisOf(keyCutPart(bytes.length), ratios.keyRepaired), bytes };
  return [wholeBytes, ...partialByteKeys(text, bytes)];
}

/**
 * Returns the keys that an app may derive from a secret, as typed. The correct key is the first,
 * unless the secret isn't Base32.
 */
export function keyHypotheses(secret: string): KeyHypothesis[] {
  const typed = secret.trim();
  const text = normalizeBase32(typed);
  const decoded = decodeBase32(text);
  const others = [
    ...asciiKeys(typed, text),
    ...hexKeys(text),
    keyHypothesis('key:empty', ratios.keyEmpty, new Uint8Array()),
  ];
  if (!decoded.ok)
    return decoded.error.kind === 'length'
      ? [...others, ...shortenedKeys(text)]
      : [...others, ...repairedKeys(text), ...lenientlyDecodedKeys(text)];
  return [
    { ...asConfigured, bytes: decoded.bytes },
    ...others,
    ...hexTextKeys(decoded.bytes),
    ...cutKeys(decoded.bytes),
    ...zeroEndedKeys(decoded.bytes),
    ...paddedKeys(decoded.bytes),
    ...repeatedKeys(decoded.bytes),
    ...partialByteKeys(text, decoded.bytes),
  ];
}

/** Returns the keys that only the wide search tries: cut to any length, or in a rare encoding. */
export function rareKeyHypotheses(secret: string): KeyHypothesis[] {
  const typed = secret.trim();
  const text = normalizeBase32(typed);
  const decoded = decodeBase32(text);
  const bytes = decoded.ok ? decoded.bytes : undefined;
  const usual: readonly number[] = usualLengths;
  const lengths = Array.from({ length: bytes?.length ?? 0 }, (_, length) => length);
  const cuts = lengths
    .filter((length) => length >= minCutLength && !usual.includes(length))
    .map((length) => cutKey(bytes ?? new Uint8Array(), length, ratios.keyCutAny));
  return [...cuts, ...rareEncodingKeys(typed, text, bytes)];
}
