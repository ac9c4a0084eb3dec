import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { toHex } from '@otp-lab/otp';
import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { joinBytes } from '../bytes/joinBytes.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { argon2Key } from './argon2Key.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import {
  DamagedFileError,
  DecryptionError,
  UnsupportedError,
  WrongPasswordError,
} from './errors.ts';
import { isJsonObject, type JsonObject, parseObject } from './jsonFields.ts';

/** Fixed by the extension. */
const cost = { memory: 19_456, iterations: 2, parallelism: 1 } as const;

/** The extension has one key, and adds another when its password changes. Deriving one takes a second. */
const maxKeys = 10;

const saltStart = 8;
const encryptedStart = 16;

/**
 * Decrypts what CryptoJS encrypts with a passphrase: the format of OpenSSL's command `enc`, with AES-256-CBC and a key
 * of EVP_BytesToKey (MD5, one iteration).
 *
 * @throws {WrongPasswordError} if the padding is wrong. One in 256 wrong passphrases gives valid padding by chance, so
 *   the caller must also check the content
 */
function decryptOpenssl(text: string, passphrase: string): Uint8Array {
  const bytes = fromBase64(text);
  const start = String.fromCharCode(...bytes.subarray(0, saltStart));
  const encrypted = bytes.subarray(encryptedStart);
  if (start !== 'Salted__' || encrypted.length === 0 || encrypted.length % 16 !== 0)
    throw new DamagedFileError('no salt');
  const seed = joinBytes(toUtf8(passphrase), bytes.subarray(saltStart, encryptedStart));
  const first = md5(seed);
  const second = md5(joinBytes(first, seed));
  const initializationVector = md5(joinBytes(second, seed));
  try {
    return cbc(joinBytes(first, second), initializationVector).decrypt(encrypted);
  } catch {
    throw new WrongPasswordError();
  }
}

/** Calls a function that reads decrypted content. Content that isn't readable means that the passphrase is wrong. */
function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new WrongPasswordError();
  }
}

/** Prefixes of secrets in files of old versions, and the types that they mean. */
const secretPrefixes = [
  { prefix: /^bli?z-/, type: 'battle' },
  { prefix: /^stm-/, type: 'steam' },
] as const;

/** Types that the extension gives to entries with hexadecimal secrets. */
const hexTypes = new Map([
  ['totp', 'hex'],
  ['hotp', 'hhex'],
]);

const base32Pattern = /^[a-z2-7]+=*$/i;
const hexPattern = /^[0-9a-f]+$/i;

/** Returns whether the extension would accept a decrypted secret. */
function isSecret(text: string): boolean {
  const bare = text.replace(/^(?:bli?z|stm)-/, '');
  return text.length >= 8 && (base32Pattern.test(bare) || hexPattern.test(bare));
}

function textIn(entry: JsonObject, name: string): string {
  const value = entry[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the entry with the type that the extension recognizes from its secret, as its import does. */
function withType(entry: JsonObject): JsonObject {
  const secret = textIn(entry, 'secret');
  const type = textIn(entry, 'type') || 'totp';
  for (const { prefix, type: prefixType } of secretPrefixes) {
    const bare = secret.replace(prefix, '');
    if (bare !== secret) return { ...entry, type: prefixType, secret: bare };
  }
  const isHex = hexPattern.test(secret) && !base32Pattern.test(secret);
  return isHex ? { ...entry, type: hexTypes.get(type) ?? type } : entry;
}

/** Returns the entries of a backup by their identifiers: all values except the keys. */
function entriesOf(json: JsonObject): readonly (readonly [string, JsonObject])[] {
  return Object.entries(json).flatMap(([id, value]) =>
    isJsonObject(value) &&
    id !== 'key' &&
    id !== 'UserSettings' &&
    value['dataType'] !== 'Key' &&
    ('secret' in value || 'data' in value)
      ? [[id, value] as const]
      : [],
  );
}

function isWhollyEncrypted(entry: JsonObject): boolean {
  return entry['dataType'] === 'EncOTPStorage' && typeof entry['data'] === 'string';
}

function hasEncryptedSecret(entry: JsonObject): boolean {
  return entry['encrypted'] === true && typeof entry['secret'] === 'string' && 'hash' in entry;
}

/** Returns the passphrase of the secrets in versions 1 and 2: the password, or a key that the password encrypts. */
function secretPassphrase(json: JsonObject, password: string): string {
  // An error of old versions left `enc` and `hash` outside of `key` (issue 557 of the extension).
  const key = isJsonObject(json['key']) ? json['key'] : json;
  const encrypted = key['enc'];
  if (typeof encrypted !== 'string' || typeof key['hash'] !== 'string') return password;
  return toHex(decryptOpenssl(encrypted, password));
}

/** Returns the passphrase of the entries in version 3: the Base64 of the Argon2id key, without padding. */
async function entryPassphrase(
  json: JsonObject,
  keyId: string,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  const key = json[keyId];
  const salt = isJsonObject(key) ? key['salt'] : undefined;
  if (typeof salt !== 'string') throw new DamagedFileError('key');
  const bytes = await argon2Key(password, toUtf8(salt), cost, onProgress);
  return toBase64(bytes).replace(/=+$/, '');
}

/** Decrypts entries. Derives the passphrase of each key of version 3 once. */
class EntryDecryptor {
  readonly #json: JsonObject;
  readonly #password: string;
  readonly #onProgress: OnProgress | undefined;
  readonly #passphrases = new Map<string, Promise<string>>();

  constructor(json: JsonObject, password: string, onProgress: OnProgress | undefined) {
    this.#json = json;
    this.#password = password;
    this.#onProgress = onProgress;
  }

  async decrypt(entry: JsonObject): Promise<JsonObject> {
    if (isWhollyEncrypted(entry)) {
      const keyId = textIn(entry, 'keyId');
      const passphrase = await this.#passphraseOf(keyId);
      const content = decryptOpenssl(textIn(entry, 'data'), passphrase);
      return readable(() => parseObject(fromUtf8(content)));
    }
    if (!hasEncryptedSecret(entry)) return entry;
    const passphrase = secretPassphrase(this.#json, this.#password);
    const content = decryptOpenssl(textIn(entry, 'secret'), passphrase);
    const secret = readable(() => fromUtf8(content));
    if (!isSecret(secret)) throw new WrongPasswordError();
    return { ...entry, secret };
  }

  #passphraseOf(keyId: string): Promise<string> {
    const known = this.#passphrases.get(keyId);
    if (known !== undefined) return known;
    if (this.#passphrases.size >= maxKeys) throw new UnsupportedError('too many keys');
    const passphrase = entryPassphrase(this.#json, keyId, this.#password, this.#onProgress);
    this.#passphrases.set(keyId, passphrase);
    return passphrase;
  }
}

async function decrypt(
  json: JsonObject,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  const decryptor = new EntryDecryptor(json, password, onProgress);
  const entries = entriesOf(json);
  const results = await Promise.allSettled(entries.map(([, entry]) => decryptor.decrypt(entry)));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length === entries.filter(([, entry]) => isEncryptedEntry(entry)).length) {
    const mayBeWrong = (failure: unknown) =>
      failure instanceof DecryptionError && failure.reason === 'wrong-password';
    throw failures.some(mayBeWrong) ? new WrongPasswordError() : failures[0];
  }
  const decrypted = entries.map(([id, entry], index) => {
    const result = results[index];
    // Readers report an entry without a secret.
    const content = result?.status === 'fulfilled' ? result.value : { ...entry, secret: '' };
    const { dataType: _dataType, data: _data, ...rest } = withType(content);
    return [id, { hash: id, ...rest, index: entry['index'], encrypted: false }];
  });
  return JSON.stringify(Object.fromEntries(decrypted));
}

function isEncryptedEntry(entry: JsonObject): boolean {
  return isWhollyEncrypted(entry) || hasEncryptedSecret(entry);
}

/**
 * Recognizes an encrypted backup of Authenticator-Extension (Chrome, Firefox, Edge). `decrypt` returns its unencrypted
 * backup. An entry with another password can't be decrypted, so it has no secret in this backup. If no entry can be
 * decrypted, the password is wrong. Sources (read 2026-11-24): Authenticator-Extension/Authenticator, `src/import.ts`,
 * `src/components/Import/FileImport.vue`, `src/models/storage.ts`, `src/models/encryption.ts`,
 * `src/models/key-utilities.ts`, `src/argon.ts`.
 */
export function recognizeAuthenticatorExtension({ json }: GivenFile): EncryptedFile | undefined {
  if (!isJsonObject(json) || !entriesOf(json).some(([, entry]) => isEncryptedEntry(entry)))
    return undefined;
  return {
    app: 'Authenticator-Extension',
    decrypt: (password, onProgress) => decrypt(json, password, onProgress),
  };
}
