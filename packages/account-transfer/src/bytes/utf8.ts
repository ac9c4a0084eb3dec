import { DamagedFileError } from '../encryption/errors.ts';

/** Encodes text as UTF-8. */
export function toUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Decodes UTF-8. @throws {DamagedFileError} if the bytes aren't UTF-8 */
export function fromUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DamagedFileError('no UTF-8');
  }
}
