import { gcm } from '@noble/ciphers/aes.js';
import { DamagedFileError, WrongPasswordError } from './errors.ts';

const tagLength = 16;

/**
 * Decrypts AES-GCM with a tag of 16 bytes at the end.
 *
 * @throws {DamagedFileError} if there is no whole tag
 * @throws {WrongPasswordError} if the tag doesn't match
 */
export function decryptGcm(
  key: Uint8Array,
  nonce: Uint8Array,
  encrypted: Uint8Array,
  associatedData?: Uint8Array,
): Uint8Array {
  if (encrypted.length < tagLength) throw new DamagedFileError('no tag');
  const cipher = gcm(key, nonce, associatedData);
  try {
    return cipher.decrypt(encrypted);
  } catch {
    throw new WrongPasswordError();
  }
}

/** Encrypts with AES-GCM and appends the tag of 16 bytes. */
export function encryptGcm(
  key: Uint8Array,
  nonce: Uint8Array,
  content: Uint8Array,
  associatedData?: Uint8Array,
): Uint8Array {
  return gcm(key, nonce, associatedData).encrypt(content);
}
