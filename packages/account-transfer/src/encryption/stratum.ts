import { cbc } from '@noble/ciphers/aes.js';
import { joinBytes } from '../bytes/joinBytes.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { decryptGcm, encryptGcm } from './aesGcm.ts';
import { argon2Key } from './argon2Key.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import type { EncryptOptions } from './encryptOptions.ts';
import { DamagedFileError, WrongPasswordError } from './errors.ts';
import { pbkdf2Key } from './pbkdf2Key.ts';

const headerLength = 16;

/** Fixed by the format. */
const strong = {
  header: 'AUTHENTICATORPRO',
  cost: { memory: 65_536, iterations: 3, parallelism: 4 },
  saltLength: 16,
  nonceLength: 12,
} as const;

const legacy = {
  header: 'AuthenticatorPro',
  iterations: 64_000,
  saltLength: 20,
  initializationVectorLength: 16,
} as const;

/** Returns what follows the header: salt, nonce and encrypted content. */
function split(bytes: Uint8Array, saltLength: number, nonceLength: number) {
  const nonceStart = headerLength + saltLength;
  const start = nonceStart + nonceLength;
  if (bytes.length < start + 16) throw new DamagedFileError('cut off');
  return {
    salt: bytes.subarray(headerLength, nonceStart),
    nonce: bytes.subarray(nonceStart, start),
    encrypted: bytes.subarray(start),
  };
}

async function decryptStrong(
  bytes: Uint8Array,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  const { salt, nonce, encrypted } = split(bytes, strong.saltLength, strong.nonceLength);
  const key = await argon2Key(password, salt, strong.cost, onProgress);
  return fromUtf8(decryptGcm(key, nonce, encrypted));
}

/** Decrypts the legacy form. It has no tag, but a wrong password gives wrong padding, or text that isn't JSON. */
async function decryptLegacy(bytes: Uint8Array, password: string): Promise<string> {
  const { saltLength, initializationVectorLength, iterations } = legacy;
  const { salt, nonce, encrypted } = split(bytes, saltLength, initializationVectorLength);
  if (encrypted.length % 16 !== 0) throw new DamagedFileError('cut off');
  const key = await pbkdf2Key('SHA-1', password, salt, iterations);
  try {
    const text = fromUtf8(cbc(key, nonce).decrypt(encrypted));
    if (/^\s*\{/.test(text)) return text;
  } catch {
    // The padding or the text is wrong.
  }
  throw new WrongPasswordError();
}

/**
 * Recognizes an encrypted backup of Stratum, formerly Authenticator Pro. The current form has Argon2id and AES-GCM. The
 * legacy form has PBKDF2 and AES-CBC.
 *
 * Sources (read 2026-11-24): stratumauth/app, `doc/BACKUP_FORMAT.md`,
 * `Stratum.Core/src/Backup/Encryption/StrongBackupEncryption.cs`, `LegacyBackupEncryption.cs`.
 */
export function recognizeStratum({ bytes }: GivenFile): EncryptedFile | undefined {
  const header = String.fromCharCode(...bytes.subarray(0, headerLength));
  if (header === strong.header)
    return {
      app: 'Stratum',
      decrypt: (password, onProgress) => decryptStrong(bytes, password, onProgress),
    };
  if (header === legacy.header)
    return { app: 'Stratum', decrypt: (password) => decryptLegacy(bytes, password) };
  return undefined;
}

/** Returns an encrypted backup of Stratum. @param plainText the unencrypted backup */
export async function encryptStratum(
  plainText: string,
  { password, randomBytes, onProgress }: EncryptOptions,
): Promise<Uint8Array> {
  const salt = randomBytes(strong.saltLength);
  const nonce = randomBytes(strong.nonceLength);
  const key = await argon2Key(password, salt, strong.cost, onProgress);
  return joinBytes(toUtf8(strong.header), salt, nonce, encryptGcm(key, nonce, toUtf8(plainText)));
}
