import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { joinBytes } from '../bytes/joinBytes.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { decryptGcm, encryptGcm } from './aesGcm.ts';
import { argon2Key } from './argon2Key.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import type { EncryptOptions } from './encryptOptions.ts';
import { DamagedFileError, UnsupportedError } from './errors.ts';
import { isJsonObject, type JsonObject, textOf } from './jsonFields.ts';

const version = 1;
const saltLength = 16;
const nonceLength = 12;

/** Fixed by the format. */
const cost = { memory: 19_456, iterations: 2, parallelism: 1 } as const;
const associatedData = 'proton.authenticator.export.v1';

async function decrypt(
  json: JsonObject,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  if (json['version'] !== version) throw new UnsupportedError('version');
  const salt = fromBase64(textOf(json, 'salt'));
  const content = fromBase64(textOf(json, 'content'));
  if (salt.length !== saltLength) throw new DamagedFileError('salt');
  if (content.length < nonceLength) throw new DamagedFileError('nonce');
  const key = await argon2Key(password, salt, cost, onProgress);
  const nonce = content.subarray(0, nonceLength);
  const encrypted = content.subarray(nonceLength);
  return fromUtf8(decryptGcm(key, nonce, encrypted, toUtf8(associatedData)));
}

/**
 * Recognizes a password-protected export of Proton Authenticator, version 1: the plain export, encrypted with AES-GCM
 * and a key of Argon2id. Sources (read 2026-11-24): protonpass/proton-pass-common,
 * `proton-authenticator/src/entry/password_exporter.rs`, `proton-authenticator/src/crypto.rs`.
 */
export function recognizeProton({ json }: GivenFile): EncryptedFile | undefined {
  if (!isJsonObject(json) || !('salt' in json) || 'entries' in json) return undefined;
  if (!('version' in json) || typeof json['content'] !== 'string') return undefined;
  return {
    app: 'Proton Authenticator',
    decrypt: (password, onProgress) => decrypt(json, password, onProgress),
  };
}

/** Returns a password-protected export of Proton Authenticator. @param plainText the plain export */
export async function encryptProton(
  plainText: string,
  { password, randomBytes, onProgress }: EncryptOptions,
): Promise<string> {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const key = await argon2Key(password, salt, cost, onProgress);
  const encrypted = encryptGcm(key, nonce, toUtf8(plainText), toUtf8(associatedData));
  const content = toBase64(joinBytes(nonce, encrypted));
  return JSON.stringify({ version, salt: toBase64(salt), content });
}
