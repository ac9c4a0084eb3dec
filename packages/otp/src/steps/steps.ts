import { decodeTypedBase32 } from '../base32.ts';
import { formatCode } from '../diagnosis/format.ts';
import { createMacCache, encodeCounter } from '../diagnosis/macs.ts';
import { truncationFunction, type Truncation } from '../diagnosis/truncations.ts';
import type { CodeComputation } from '../diagnosis/types.ts';
import { toHex } from '../hex.ts';
import type { OtpSettings } from '../settings.ts';

/** All intermediate values from a key and a counter to a code (RFC 4226 section 5). */
export interface Steps {
  readonly key: Uint8Array;
  readonly counter: bigint;
  /** The counter in the form that is hashed, normally 8 bytes. */
  readonly message: Uint8Array;
  readonly mac: Uint8Array;
  /** Index from 0 of the hash's half byte that contains the offset. Absent if the offset is fixed. */
  readonly offsetNibble?: number;
  readonly offset: number;
  /** The half bytes of the hash that form the number: from the first to before the last. */
  readonly usedNibbles: readonly [from: number, to: number];
  /** These half bytes as 8 hexadecimal digits. */
  readonly word: string;
  readonly number: number;
  readonly code: string;
}

/** Returns the correct computation for the settings, or undefined if the secret isn't Base32. */
export function rightComputation({
  secret,
  algorithm,
  digits,
}: Pick<OtpSettings, 'secret' | 'algorithm' | 'digits'>): CodeComputation | undefined {
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) return undefined;
  return {
    key: decoded.bytes,
    macMethod: { algorithm, construction: 'hmac', counterEncoding: 'eight-bytes' },
    truncation: 'standard',
    format: { kind: 'last', modulus: 10 ** digits, length: digits },
  };
}

type UsedWord = Pick<Steps, 'offset' | 'offsetNibble' | 'usedNibbles' | 'word'>;

/** Returns 8 half bytes from `from`. Beyond the end of the hash, possible with MD5, they are zero. */
function wordAt(hex: string, from: number): Pick<Steps, 'usedNibbles' | 'word'> {
  return { usedNibbles: [from, from + 8], word: hex.slice(from, from + 8).padEnd(8, '0') };
}

/** Finds the part of a hash that a truncation uses. */
function usedWordOf(truncation: Truncation, hex: string): UsedWord {
  if (typeof truncation === 'number') return { offset: truncation, ...wordAt(hex, 2 * truncation) };
  const offsetNibble = truncation === 'byte19' ? 39 : hex.length - 1;
  const nibble = Number.parseInt(hex.charAt(offsetNibble), 16);
  if (truncation === 'hex-offset') return { offset: nibble, offsetNibble, ...wordAt(hex, nibble) };
  if (truncation !== 'hex-bytes')
    return { offset: nibble, offsetNibble, ...wordAt(hex, 2 * nibble) };
  // This truncation reads the hexadecimal text as bytes: each character is one half byte of the hash.
  const offset = hex.charCodeAt(offsetNibble) & 15;
  const characters = new TextEncoder().encode(hex.slice(offset, offset + 4));
  return { offset, offsetNibble, usedNibbles: [offset, offset + 4], word: toHex(characters) };
}

/**
 * Computes the code for a counter and returns all intermediate values.
 *
 * @param computation from `rightComputation`, or from a diagnosis
 * @throws {RangeError} if the computation hashes the counter as bytes and the counter is out of bounds, as in
 * `counterBytes`, or if the truncation is an offset beyond 16
 */
export function stepsOf(computation: CodeComputation, counter: bigint): Steps {
  const { key, macMethod, truncation, format } = computation;
  const mac = createMacCache().calculatorFor(key, macMethod).macAt(counter);
  const number = truncationFunction(truncation)(mac);
  return {
    key,
    counter,
    message: encodeCounter(macMethod.counterEncoding, counter),
    mac: mac.bytes,
    ...usedWordOf(truncation, toHex(mac.bytes)),
    number,
    code: formatCode(format, number),
  };
}
