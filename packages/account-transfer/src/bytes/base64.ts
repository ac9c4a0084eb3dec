import { DamagedFileError } from '../encryption/errors.ts';

/** How many bytes are converted per call, because the number of arguments of a call is limited. */
const chunkLength = 8192;

/**
 * Decodes Base64 (RFC 4648 section 4), with or without padding. Ignores white space.
 *
 * @throws {DamagedFileError} if the text isn't Base64
 */
export function fromBase64(text: string): Uint8Array {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    throw new DamagedFileError('no Base64');
  }
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Encodes bytes as Base64 with padding, on one line. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkLength)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkLength));
  return btoa(binary);
}
