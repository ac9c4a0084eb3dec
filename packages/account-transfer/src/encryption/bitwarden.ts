import { cbc } from '@noble/ciphers/aes.js';
import { expand } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '@otp-lab/otp';
import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { joinBytes } from '../bytes/joinBytes.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { argon2Key } from './argon2Key.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import type { EncryptOptions } from './encryptOptions.ts';
import { DamagedFileError, UnsupportedError, WrongPasswordError } from './errors.ts';
import { hasSameBytes } from './hasSameBytes.ts';
import { integerOf, isJsonObject, type JsonObject, textOf } from './jsonFields.ts';
import { pbkdf2Key } from './pbkdf2Key.ts';

/** Values of `kdfType`. */
const kdfTypes = { pbkdf2: 0, argon2id: 1 } as const;

/**
 * Bounds of the parameters. The upper bounds are Bitwarden's. The lower bounds are 1, because Bitwarden's have changed
 * over time.
 */
const bounds = {
  pbkdf2Iterations: { min: 1, max: 2_000_000 },
  argon2Iterations: { min: 1, max: 10 },
  /** In MiB. */
  memory: { min: 1, max: 1024 },
  parallelism: { min: 1, max: 16 },
} as const;

/** Bitwarden's default. */
const exportIterations = 600_000;

/** `EncryptionType.AesCbc256_HmacSha256_B64`. */
const encryptionType = '2';

const macLength = 32;
const initializationVectorLength = 16;

/** Both keys of an encrypted string. */
interface StretchedKey {
  readonly encryption: Uint8Array;
  readonly mac: Uint8Array;
}

/** `makePinKey` stretches the derived key with HKDF-Expand (RFC 5869 section 2.3). */
function stretch(key: Uint8Array): StretchedKey {
  return {
    encryption: expand(sha256, key, toUtf8('enc'), 32),
    mac: expand(sha256, key, toUtf8('mac'), 32),
  };
}

async function deriveKey(
  json: JsonObject,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<StretchedKey> {
  // Bitwarden uses the salt's Base64 text as bytes, without decoding it.
  const salt = toUtf8(textOf(json, 'salt'));
  const type = integerOf(json, 'kdfType', { min: 0, max: 1 });
  if (type === kdfTypes.pbkdf2) {
    const iterations = integerOf(json, 'kdfIterations', bounds.pbkdf2Iterations);
    return stretch(await pbkdf2Key('SHA-256', password, salt, iterations));
  }
  const cost = {
    iterations: integerOf(json, 'kdfIterations', bounds.argon2Iterations),
    memory: integerOf(json, 'kdfMemory', bounds.memory) * 1024,
    parallelism: integerOf(json, 'kdfParallelism', bounds.parallelism),
  };
  return stretch(await argon2Key(password, sha256(salt), cost, onProgress));
}

/** The parts of an encrypted string: '2.', then initialization vector, content and HMAC in Base64 with '|' between. */
function parseEncrypted(text: string) {
  const [type, rest] = text.split(/\.(.*)/s, 2);
  if (type !== encryptionType) throw new UnsupportedError('encryption type');
  const parts = (rest ?? '').split('|').map(fromBase64);
  const [initializationVector, encrypted, mac] = parts;
  if (parts.length !== 3 || !initializationVector || !encrypted || !mac)
    throw new DamagedFileError('parts');
  if (initializationVector.length !== initializationVectorLength || mac.length !== macLength)
    throw new DamagedFileError('length');
  return { initializationVector, encrypted, mac };
}

type EncryptedText = ReturnType<typeof parseEncrypted>;

function macOf({ initializationVector, encrypted }: Omit<EncryptedText, 'mac'>, key: Uint8Array) {
  return hmac(sha256, key, joinBytes(initializationVector, encrypted));
}

function hasValidMac(text: EncryptedText, key: StretchedKey): boolean {
  return hasSameBytes(macOf(text, key.mac), text.mac);
}

async function decrypt(
  json: JsonObject,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  if (json['passwordProtected'] !== true)
    throw new UnsupportedError('encrypted with the account’s key');
  const validation = parseEncrypted(textOf(json, 'encKeyValidation_DO_NOT_EDIT'));
  const data = parseEncrypted(textOf(json, 'data'));
  const key = await deriveKey(json, password, onProgress);
  if (!hasValidMac(validation, key)) throw new WrongPasswordError();
  if (!hasValidMac(data, key)) throw new DamagedFileError('HMAC');
  return fromUtf8(cbc(key.encryption, data.initializationVector).decrypt(data.encrypted));
}

/**
 * Recognizes an encrypted JSON export of Bitwarden. An export that is protected with a password can be decrypted. Its
 * key is derived with PBKDF2 or Argon2id. An export that is restricted to an account can't be decrypted. Sources (read
 * 2026-11-24): bitwarden/clients,
 * `libs/tools/export/vault-export/vault-export-core/src/services/base-vault-export.service.ts`,
 * `libs/importer/src/importers/bitwarden/bitwarden-password-protected-importer.ts`, `password-protected-kdf-config.ts`
 * (importer), `makePinKey` in `pin.service.implementation.ts`; stratumauth/app,
 * `Stratum.Core/src/Converter/BitwardenBackupConverter.cs`.
 */
export function recognizeBitwarden({ json }: GivenFile): EncryptedFile | undefined {
  if (!isJsonObject(json) || json['encrypted'] !== true) return undefined;
  if (!('encKeyValidation_DO_NOT_EDIT' in json) && !('data' in json)) return undefined;
  return {
    app: 'Bitwarden',
    decrypt: (password, onProgress) => decrypt(json, password, onProgress),
  };
}

function encryptText(
  content: Uint8Array,
  key: StretchedKey,
  randomBytes: EncryptOptions['randomBytes'],
): string {
  const initializationVector = randomBytes(initializationVectorLength);
  const encrypted = cbc(key.encryption, initializationVector).encrypt(content);
  const mac = macOf({ initializationVector, encrypted }, key.mac);
  return `${encryptionType}.${[initializationVector, encrypted, mac].map(toBase64).join('|')}`;
}

/** Returns 16 random bytes as a UUID, version 4 (RFC 9562 section 5.4). */
function randomUuid(randomBytes: EncryptOptions['randomBytes']): string {
  const hex = toHex(randomBytes(16));
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

/**
 * Returns a JSON export of Bitwarden that is protected with a password.
 *
 * @param plainText the unencrypted JSON export
 */
export async function encryptBitwarden(
  plainText: string,
  { password, randomBytes }: EncryptOptions,
): Promise<string> {
  const parameters = {
    salt: toBase64(randomBytes(16)),
    kdfType: kdfTypes.pbkdf2,
    kdfIterations: exportIterations,
  };
  const key = await deriveKey(parameters, password, undefined);
  const json = {
    encrypted: true,
    passwordProtected: true,
    ...parameters,
    encKeyValidation_DO_NOT_EDIT: encryptText(toUtf8(randomUuid(randomBytes)), key, randomBytes),
    data: encryptText(toUtf8(plainText), key, randomBytes),
  };
  return JSON.stringify(json, null, 2);
}
