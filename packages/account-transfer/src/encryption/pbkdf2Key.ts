import { DamagedFileError, InsecureContextError, UnsupportedError } from './errors.ts';

/** Five times the most that Bitwarden allows. */
const maxIterations = 10_000_000;

/**
 * Derives a key from a password with PBKDF2 (RFC 8018 section 5.2). Uses WebCrypto, which is ten times as fast as
 * JavaScript.
 *
 * @param length in bytes
 * @throws {UnsupportedError} if there are more than 10 million iterations
 * @throws {InsecureContextError} if the page has no WebCrypto, because it was opened without HTTPS
 */
export async function pbkdf2Key(
  hash: 'SHA-1' | 'SHA-256' | 'SHA-512',
  password: string,
  salt: Uint8Array,
  iterations: number,
  length = 32,
): Promise<Uint8Array> {
  if (!Number.isSafeInteger(iterations) || iterations < 1) throw new DamagedFileError('iterations');
  if (iterations > maxIterations) throw new UnsupportedError('iterations');
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  if (subtle === undefined) throw new InsecureContextError();
  const key = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash, salt: Uint8Array.from(salt), iterations };
  return new Uint8Array(await subtle.deriveBits(parameters, key, length * 8));
}
