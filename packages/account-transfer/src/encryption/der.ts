import { joinBytes } from '../bytes/joinBytes.ts';
import { DamagedFileError } from './errors.ts';

/** The tags of DER (X.690) that PBES2 uses. */
export const derTags = {
  integer: 0x02,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  sequence: 0x30,
} as const;

export interface DerElement {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** Reads the length at `start`. Returns it with the index of the content. */
function readLength(bytes: Uint8Array, start: number): { length: number; contentStart: number } {
  const first = bytes[start];
  if (first === undefined) throw new DamagedFileError('DER is cut off');
  if (first < 0x80) return { length: first, contentStart: start + 1 };
  const count = first & 0x7f;
  const digits = bytes.subarray(start + 1, start + 1 + count);
  if (count === 0 || count > 4 || digits.length < count) throw new DamagedFileError('DER length');
  const length = digits.reduce((sum, byte) => sum * 256 + byte, 0);
  // DER allows only the shortest form.
  if (digits[0] === 0 || length < 0x80) throw new DamagedFileError('DER length');
  return { length, contentStart: start + 1 + count };
}

/**
 * Returns the elements that follow each other in the bytes. Strict: lengths are definite and in their shortest form,
 * and no byte is left over. Tags above 30 aren't supported.
 *
 * This reader exists because asn1js 4.0 adds 67 KB (17 KB compressed) and @peculiar/asn1-pkcs8 2.11 adds 122 KB.
 *
 * @throws {DamagedFileError} if the bytes aren't DER
 */
export function readDer(bytes: Uint8Array): readonly DerElement[] {
  const elements: DerElement[] = [];
  let start = 0;
  while (start < bytes.length) {
    const tag = bytes[start] ?? 0;
    const { length, contentStart } = readLength(bytes, start + 1);
    const end = contentStart + length;
    if (end > bytes.length) throw new DamagedFileError('DER is cut off');
    elements.push({ tag, content: bytes.subarray(contentStart, end) });
    start = end;
  }
  return elements;
}

/** Returns the content of an element. @throws {DamagedFileError} if it is absent or has another tag */
export function derContent(element: DerElement | undefined, tag: number): Uint8Array {
  if (element?.tag !== tag) throw new DamagedFileError('DER tag');
  return element.content;
}

/**
 * Returns a non-negative INTEGER.
 *
 * @throws {DamagedFileError} if it is negative, has more than 4 bytes, or isn't in its shortest form
 */
export function derNumber(element: DerElement | undefined): number {
  const content = derContent(element, derTags.integer);
  const [first, second] = content;
  if (first === undefined || first >= 0x80 || content.length > 5)
    throw new DamagedFileError('DER integer');
  if (first === 0 && second !== undefined && second < 0x80)
    throw new DamagedFileError('DER integer');
  return content.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Encodes an element. */
export function writeDer(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = joinBytes(...contents);
  return joinBytes(Uint8Array.of(tag, ...encodeLength(content.length)), content);
}

/** Returns the big-endian bytes of a positive number, as many as needed. */
function bigEndian(value: number): readonly number[] {
  return value < 256 ? [value] : [...bigEndian(Math.floor(value / 256)), value % 256];
}

function encodeLength(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const digits = bigEndian(length);
  return [0x80 | digits.length, ...digits];
}

/** Encodes a non-negative INTEGER below 2^53. */
export function writeDerNumber(value: number): Uint8Array {
  const digits = bigEndian(value);
  const sign = (digits[0] ?? 0) >= 0x80 ? [0] : [];
  return writeDer(derTags.integer, Uint8Array.from([...sign, ...digits]));
}
