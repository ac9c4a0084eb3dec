import { toUtf8 } from '../bytes/utf8.ts';
import { decryptGcm } from './aesGcm.ts';
import type { EncryptedFile, GivenFile } from './encryptedFile.ts';
import { DamagedFileError, DecryptionError, UnsupportedError } from './errors.ts';
import { isJavaStream, readJavaStrings } from './javaStrings.ts';
import {
  integerOf,
  isJsonObject,
  type JsonObject,
  objectOf,
  parseObject,
  textOf,
} from './jsonFields.ts';
import { pbkdf2Key } from './pbkdf2Key.ts';

const masterKeyName = 'masterKey';
const tokenSuffix = '-token';

/** The hashes of PBKDF2, by Android's names. */
const hashes = new Map([
  ['PBKDF2withHmacSHA1', 'SHA-1'],
  ['PBKDF2withHmacSHA512', 'SHA-512'],
] as const);

/** Returns the bytes of a field that is a JSON array of signed bytes. */
function bytesOf(object: JsonObject, name: string): Uint8Array {
  const value = object[name];
  if (!Array.isArray(value) || !value.every((byte) => Number.isInteger(byte)))
    throw new DamagedFileError(`${name} isn’t an array of bytes`);
  return Uint8Array.from(value as number[]);
}

const octetString = 4;
const sequence = 0x30;

/**
 * Returns the nonce, which Android writes in DER: as an octet string, or, in newer versions, in a sequence with the
 * length of the tag.
 */
function nonceOf(parameters: Uint8Array): Uint8Array {
  const content = parameters[0] === sequence ? parameters.subarray(2) : parameters;
  const length = content[1];
  if (
    content[0] !== octetString ||
    length === undefined ||
    content.length < 2 + length ||
    length === 0
  )
    throw new DamagedFileError('nonce');
  return content.subarray(2, 2 + length);
}

function decryptKey(key: Uint8Array, encrypted: JsonObject): Uint8Array {
  if (textOf(encrypted, 'mCipher') !== 'AES/GCM/NoPadding') throw new UnsupportedError('cipher');
  const nonce = nonceOf(bytesOf(encrypted, 'mParameters'));
  const associatedData = toUtf8(textOf(encrypted, 'mToken'));
  return decryptGcm(key, nonce, bytesOf(encrypted, 'mCipherText'), associatedData);
}

async function decryptMasterKey(json: JsonObject, password: string): Promise<Uint8Array> {
  const hash = hashes.get(textOf(json, 'mAlgorithm') as 'PBKDF2withHmacSHA1');
  if (hash === undefined) throw new UnsupportedError('key derivation');
  const salt = bytesOf(json, 'mSalt');
  const iterations = integerOf(json, 'mIterations', { min: 1, max: 1_000_000 });
  // FreeOTP derives as many bytes as the salt has.
  const key = await pbkdf2Key(hash, password, salt, iterations, salt.length);
  return decryptKey(key, objectOf(json, 'mEncryptedKey'));
}

/** Returns the secret as an array of signed bytes, or null if it can't be decrypted. */
function secretOf(encoded: string | undefined, masterKey: Uint8Array): readonly number[] | null {
  try {
    const encrypted = parseObject(textOf(parseObject(encoded ?? ''), 'key'));
    return Array.from(new Int8Array(decryptKey(masterKey, encrypted)));
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** Returns the token with its secret, as FreeOTP 1 stores it. If the secret is null, readers report an error. */
function tokenOf(text: string, secret: readonly number[] | null): JsonObject {
  let token: unknown;
  try {
    token = JSON.parse(text);
  } catch {
    return { secret: null };
  }
  if (!isJsonObject(token)) return { secret: null };
  // FreeOTP 2 ignores these names of FreeOTP 1, which may be out of date.
  const { issuerAlt: _issuer, labelAlt: _label, ...rest } = token;
  return { ...rest, secret };
}

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes.get(character) ?? character);
}

async function decrypt(bytes: Uint8Array, password: string): Promise<string> {
  const entries = readJavaStrings(bytes);
  const masterKey = await decryptMasterKey(parseObject(entries.get(masterKeyName) ?? ''), password);
  const strings = Array.from(entries).flatMap(([name, text]) => {
    if (!name.endsWith(tokenSuffix)) return [];
    const id = name.slice(0, -tokenSuffix.length);
    const token = tokenOf(text, secretOf(entries.get(id), masterKey));
    return [`<string name="${escapeXml(id)}">${escapeXml(JSON.stringify(token))}</string>`];
  });
  return `<map>${strings.join('')}</map>`;
}

/**
 * Recognizes a backup of FreeOTP 2: a serialized Java map with a master key, which PBKDF2 and AES-GCM protect, and the
 * tokens. `decrypt` returns the settings file of FreeOTP 1 with these tokens. Sources (read 2026-11-24):
 * freeotp/freeotp-android, `mobile/src/main/java/org/fedorahosted/freeotp/TokenPersistence.java`, `Token.java`,
 * `encryptor/MasterKey.java`, `encryptor/EncryptedKey.java`; Aegis, `importers/FreeOtpImporter.java`.
 */
export function recognizeFreeotp({ bytes }: GivenFile): EncryptedFile | undefined {
  if (!isJavaStream(bytes)) return undefined;
  return { app: 'FreeOTP', decrypt: (password) => decrypt(bytes, password) };
}
