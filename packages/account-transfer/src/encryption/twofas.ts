import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { decryptGcm, encryptGcm } from './aesGcm.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import type { EncryptOptions } from './encryptOptions.ts';
import { DamagedFileError, WrongPasswordError } from './errors.ts';
import { integerOf, isJsonObject, type JsonObject, textOf } from './jsonFields.ts';
import { memberText } from './memberText.ts';
import { pbkdf2Key } from './pbkdf2Key.ts';

/** Fixed by the format, except for the length of the salt: 256 bytes on Android, and 32 on iOS. */
const iterations = 10_000;
const saltLength = 256;
const maxSaltLength = 1024;
const nonceLength = 12;
const tagLength = 16;

/** The current version, which has the same encryption as versions 2 and 3. */
const schemaVersion = 4;

/** The text that 2FAS encrypts beside the accounts, to check a password. */
const reference =
  'tRViSsLKzd86Hprh4ceC2OP7xazn4rrt4xhfEUbOjxLX8Rc3mkISXE0lWbmnWfggogbBJhtYgpK6fMl1D6mtsy92R3HkdGfwuXbzLebqVFJsR7IZ2w58t938iymwG4824igYy1wi6n2WDpO1Q1P69zwJGs2F5a1qP4MyIiDSD7NCV2OvidXQCBnDlGfmz0f1BQySRkkt4ryiJeCjD2o4QsveJ9uDBUn8ELyOrESv5R5DMDkD4iAF8TXU7KyoJujd';

/** An encrypted text of 2FAS. */
interface Sealed {
  /** With the tag. */
  readonly content: Uint8Array;
  readonly salt: Uint8Array;
  readonly nonce: Uint8Array;
}

/** Reads the form `content:salt:nonce`, each in Base64. */
function readSealed(text: string): Sealed {
  const [content, salt, nonce, ...rest] = text.split(':').map(fromBase64);
  if (content === undefined || salt === undefined || nonce === undefined || rest.length > 0)
    throw new DamagedFileError('parts');
  if (content.length < tagLength) throw new DamagedFileError('content');
  if (salt.length === 0 || salt.length > maxSaltLength) throw new DamagedFileError('salt');
  if (nonce.length !== nonceLength) throw new DamagedFileError('nonce');
  return { content, salt, nonce };
}

async function open({ content, salt, nonce }: Sealed, password: string): Promise<string> {
  const key = await pbkdf2Key('SHA-256', password, salt, iterations);
  return fromUtf8(decryptGcm(key, nonce, content));
}

/**
 * Returns whether the password decrypts the reference. If it does, but doesn't decrypt the accounts, the accounts are
 * damaged.
 */
async function decryptsReference(json: JsonObject, password: string): Promise<boolean> {
  try {
    return (await open(readSealed(textOf(json, 'reference')), password)) === reference;
  } catch {
    return false;
  }
}

async function decryptServices(json: JsonObject, password: string): Promise<string> {
  const sealed = readSealed(textOf(json, 'servicesEncrypted'));
  try {
    return await open(sealed, password);
  } catch (error) {
    if (error instanceof WrongPasswordError && (await decryptsReference(json, password)))
      throw new DamagedFileError('servicesEncrypted');
    throw error;
  }
}

function isJsonArray(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

async function decrypt(
  json: JsonObject,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  integerOf(json, 'schemaVersion', { min: 1, max: schemaVersion });
  onProgress?.(0);
  const services = await decryptServices(json, password);
  onProgress?.(1);
  if (!isJsonArray(services)) throw new DamagedFileError('services');
  const others = {
    ...json,
    services: undefined,
    servicesEncrypted: undefined,
    reference: undefined,
  };
  return `{"services":${services},${JSON.stringify(others).slice(1)}`;
}

/**
 * Recognizes an encrypted backup of 2FAS, schema versions 2 to 4: the list of services, encrypted with AES-GCM and a
 * key of PBKDF2. Groups aren't encrypted. Sources (read 2026-11-24): twofas/2fas-android 6bbcc5c,
 * `core/cipher/src/main/java/com/twofasapp/cipher/backup/`: `BackupCipherImpl.kt`, `DataEncrypted.kt`,
 * `internal/BackupKeyGeneratorPbkdf.kt`, `internal/BackupSaltGeneratorRandom.kt`;
 * `data/services/…/domain/BackupContent.kt`; twofas/2fas-ios 693a08e, `TwoFAS/Protection/ExchangeFileEncryption.swift`.
 */
export function recognizeTwofas({ json }: GivenFile): EncryptedFile | undefined {
  if (!isJsonObject(json) || !('schemaVersion' in json)) return undefined;
  if (typeof json['servicesEncrypted'] !== 'string' || json['servicesEncrypted'] === '')
    return undefined;
  return {
    app: '2FAS',
    decrypt: (password, onProgress) => decrypt(json, password, onProgress),
  };
}

/**
 * Returns an encrypted backup of 2FAS for Android. 2FAS for iOS doesn't accept passwords with characters outside
 * ASCII.
 *
 * @param plainText an unencrypted backup
 */
export async function encryptTwofas(
  plainText: string,
  { password, randomBytes, onProgress }: EncryptOptions,
): Promise<string> {
  const services = memberText(plainText, 'services');
  if (services === undefined) throw new TypeError('The backup has no services.');
  const salt = randomBytes(saltLength);
  onProgress?.(0);
  const key = await pbkdf2Key('SHA-256', password, salt, iterations);
  onProgress?.(1);
  const seal = (text: string) => {
    const nonce = randomBytes(nonceLength);
    return [encryptGcm(key, nonce, toUtf8(text)), salt, nonce].map(toBase64).join(':');
  };
  const sealed = { servicesEncrypted: seal(services), reference: seal(reference) };
  return JSON.stringify({ ...JSON.parse(plainText), services: [], ...sealed });
}
