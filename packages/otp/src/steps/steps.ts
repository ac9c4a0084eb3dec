import { decodeBase32 } from '../base32.ts';
import { shownCode } from '../diagnosis/displays.ts';
import { createMacCache, messageOf } from '../diagnosis/macs.ts';
import { numberOfTruncation, type Truncation } from '../diagnosis/numbers.ts';
import type { Computation } from '../diagnosis/types.ts';
import type { OtpSettings } from '../settings.ts';

/** How a code comes of a key and a counter, with every value on the way (RFC 4226 section 5). */
export interface Steps {
  readonly key: Uint8Array;
  readonly counter: bigint;
  /** The counter as it is hashed. */
  readonly message: Uint8Array;
  readonly mac: Uint8Array;
  /** Which half byte of the hash holds the offset, from 0; absent where the offset is fixed. */
  readonly offsetNibble?: number;
  readonly offset: number;
  /** The half bytes of the hash that are taken: from the first to before the last. */
  readonly taken: readonly [from: number, to: number];
  /** What is taken, as 8 hexadecimal digits. */
  readonly word: string;
  readonly number: number;
  readonly code: string;
}

/** Bytes as hexadecimal text. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the settings say; undefined where their secret is not Base32. */
export function rightComputation({
  secret,
  algorithm,
  digits,
}: Pick<OtpSettings, 'secret' | 'algorithm' | 'digits'>): Computation | undefined {
  const decoded = decodeBase32(secret);
  if (!decoded.ok) return undefined;
  return {
    key: decoded.bytes,
    recipe: { algorithm, construction: 'hmac', message: 'eight-bytes' },
    truncation: 'standard',
    format: { kind: 'last', modulus: 10 ** digits, shown: digits },
  };
}

type Taking = Pick<Steps, 'offset' | 'offsetNibble' | 'taken' | 'word'>;

/** The half bytes at `from`; what lies behind the end, which MD5 can reach, counts as zero. */
function wordAt(hex: string, from: number): Pick<Steps, 'taken' | 'word'> {
  return { taken: [from, from + 8], word: hex.slice(from, from + 8).padEnd(8, '0') };
}

/** Which part of a hash a truncation takes. */
function takingOf(truncation: Truncation, hex: string): Taking {
  if (typeof truncation === 'number') return { offset: truncation, ...wordAt(hex, 2 * truncation) };
  const offsetNibble = truncation === 'byte19' ? 39 : hex.length - 1;
  const nibble = Number.parseInt(hex.charAt(offsetNibble), 16);
  if (truncation === 'hex-offset') return { offset: nibble, offsetNibble, ...wordAt(hex, nibble) };
  if (truncation !== 'hex-bytes')
    return { offset: nibble, offsetNibble, ...wordAt(hex, 2 * nibble) };
  // The text's characters are taken for bytes, so each stands for half a byte of the hash.
  const offset = hex.charCodeAt(offsetNibble) & 15;
  const characters = new TextEncoder().encode(hex.slice(offset, offset + 4));
  return { offset, offsetNibble, taken: [offset, offset + 4], word: hexOf(characters) };
}

/** Every value on the way to the code of a counter. */
export function stepsOf(computation: Computation, counter: bigint): Steps {
  const { key, recipe, truncation, format } = computation;
  const mac = createMacCache().sourceOf(key, recipe).macAt(counter);
  const number = numberOfTruncation(truncation)(mac);
  return {
    key,
    counter,
    message: messageOf(recipe.message, counter),
    mac: mac.bytes,
    ...takingOf(truncation, hexOf(mac.bytes)),
    number,
    code: shownCode(format, number),
  };
}
