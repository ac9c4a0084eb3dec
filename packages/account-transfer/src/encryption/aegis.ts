import { fromHex, toHex } from '@otp-lab/otp';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { joinBytes } from '../bytes/joinBytes.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { decryptGcm, encryptGcm } from './aesGcm.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import type { EncryptOptions } from './encryptOptions.ts';
import {
  DamagedFileError,
  TooMuchMemoryError,
  UnsupportedError,
  WrongPasswordError,
} from './errors.ts';
import { throttleProgress } from './throttleProgress.ts';
import {
  integerOf,
  isJsonObject,
  type JsonObject,
  objectOf,
  parseObject,
  textOf,
} from './jsonFields.ts';
import { memberText } from './memberText.ts';

/** The version of the vault's file. */
const version = 1;

/** The slot type of passwords. 0 is a raw key, and 2 a key of the device that biometrics unlock. */
const passwordType = 1;

/** The length of the keys, and of the salt that Aegis writes, in bytes. */
const keyLength = 32;

const nonceLength = 12;
const tagLength = 16;

/** The only cost that Aegis uses. The derivation needs 32 MiB. */
const aegisCost = { n: 32_768, r: 8, p: 1 } as const;

/** 512 MiB in bytes, 16 times what Aegis needs. */
const maxMemoryBytes = 536_870_912;

/** The greatest sum of n · r · p of all slots, 64 times that of one slot. */
const maxWork = 16_777_216;

const maxSaltLength = 1024;

/** The cost of scrypt (RFC 7914 section 2). */
interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** A copy of the master key that is encrypted with a password. */
interface PasswordSlot {
  readonly cost: ScryptCost;
  readonly salt: Uint8Array;
  readonly nonce: Uint8Array;
  /** With the tag. */
  readonly encrypted: Uint8Array;
}

/** Returns the bytes of a hexadecimal field, which has at least `min` and at most `max` bytes. */
function hexOf(object: JsonObject, name: string, min: number, max = min): Uint8Array {
  const text = textOf(object, name);
  const length = text.length / 2;
  if (!/^[\da-f]*$/i.test(text) || !Number.isInteger(length) || length < min || length > max)
    throw new DamagedFileError(name);
  return fromHex(text);
}

function gcmParametersOf(object: JsonObject, name: string) {
  const parameters = objectOf(object, name);
  return {
    nonce: hexOf(parameters, 'nonce', nonceLength),
    tag: hexOf(parameters, 'tag', tagLength),
  };
}

function readCost(slot: JsonObject): ScryptCost {
  const bounds = { min: 1, max: Number.MAX_SAFE_INTEGER };
  const n = integerOf(slot, 'n', bounds);
  const r = integerOf(slot, 'r', bounds);
  if (n === 1 || !Number.isInteger(Math.log2(n))) throw new DamagedFileError('n');
  if (128 * n * r > maxMemoryBytes) throw new TooMuchMemoryError();
  return { n, r, p: integerOf(slot, 'p', bounds) };
}

function readSlot(slot: JsonObject): PasswordSlot {
  const { nonce, tag } = gcmParametersOf(slot, 'key_params');
  return {
    cost: readCost(slot),
    salt: hexOf(slot, 'salt', 0, maxSaltLength),
    nonce,
    encrypted: joinBytes(hexOf(slot, 'key', keyLength), tag),
  };
}

function passwordSlotsOf(header: JsonObject): readonly PasswordSlot[] {
  const given = header['slots'];
  if (!Array.isArray(given)) throw new DamagedFileError('slots');
  const slots = given
    .filter((slot) => isJsonObject(slot))
    .filter((slot) => slot['type'] === passwordType)
    .map(readSlot);
  if (slots.length === 0) throw new UnsupportedError('no slot with a password');
  const work = slots.reduce((sum, { cost: { n, r, p } }) => sum + n * r * p, 0);
  if (work > maxWork) throw new UnsupportedError('scrypt cost');
  return slots;
}

async function deriveKey(
  password: string,
  salt: Uint8Array,
  { n, r, p }: ScryptCost,
  onProgress: OnProgress | undefined,
): Promise<Uint8Array> {
  const options = { N: n, r, p, dkLen: keyLength, onProgress: throttleProgress(onProgress) };
  try {
    return await scryptAsync(toUtf8(password), salt, options);
  } catch (error) {
    if (error instanceof RangeError) throw new TooMuchMemoryError('not granted');
    throw error;
  }
}

/** Returns the master key. Tries one slot after the other, because each needs much memory. */
async function openSlots(
  slots: readonly PasswordSlot[],
  password: string,
  onProgress: OnProgress | undefined,
  index = 0,
): Promise<Uint8Array> {
  const slot = slots[index];
  if (slot === undefined) throw new WrongPasswordError();
  const report: OnProgress = (share) => onProgress?.((index + share) / slots.length);
  const key = await deriveKey(password, slot.salt, slot.cost, report);
  try {
    return decryptGcm(key, slot.nonce, slot.encrypted);
  } catch {
    return openSlots(slots, password, onProgress, index + 1);
  }
}

/** Decrypts the content. If this fails, the file is damaged, because a slot has already confirmed the master key. */
function openContent(masterKey: Uint8Array, nonce: Uint8Array, encrypted: Uint8Array): string {
  try {
    return fromUtf8(decryptGcm(masterKey, nonce, encrypted));
  } catch {
    throw new DamagedFileError('db');
  }
}

async function decrypt(
  json: JsonObject,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  integerOf(json, 'version', { min: 1, max: version });
  const header = objectOf(json, 'header');
  const slots = passwordSlotsOf(header);
  const { nonce, tag } = gcmParametersOf(header, 'params');
  const encrypted = joinBytes(fromBase64(textOf(json, 'db')), tag);
  const masterKey = await openSlots(slots, password, onProgress);
  const db = openContent(masterKey, nonce, encrypted);
  parseObject(db);
  return `{"version":${version},"header":{"slots":null,"params":null},"db":${db}}`;
}

/**
 * Recognizes an encrypted vault of Aegis, version 1: AES-GCM with a random master key. Each slot has an encrypted copy
 * of the master key. The key of a password slot is derived with scrypt. Slots of other types are skipped.
 *
 * An early Aegis derived other keys from passwords over 64 bytes. Aegis still opens such slots and repairs them (its
 * issue 95). This function doesn't.
 *
 * Sources (read 2026-11-24): beemdevelopment/Aegis 59d5c64, `docs/vault.md`, `crypto/CryptoUtils.java`,
 * `vault/VaultFile.java`, `vault/slots/Slot.java`, `SlotList.java`, `PasswordSlot.java`,
 * `ui/tasks/PasswordSlotDecryptTask.java`.
 */
export function recognizeAegis({ json }: GivenFile): EncryptedFile | undefined {
  if (!isJsonObject(json) || typeof json['db'] !== 'string' || !('header' in json))
    return undefined;
  return {
    app: 'Aegis',
    decrypt: (password, onProgress) => decrypt(json, password, onProgress),
  };
}

/** Returns a random UUID (RFC 9562 section 5.4). */
function randomUuid(randomBytes: EncryptOptions['randomBytes']): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Encrypts, and returns the tag apart from the content, as Aegis writes it. */
function seal(key: Uint8Array, nonce: Uint8Array, content: Uint8Array) {
  const sealed = encryptGcm(key, nonce, content);
  const end = sealed.length - tagLength;
  const parameters = { nonce: toHex(nonce), tag: toHex(sealed.subarray(end)) };
  return { encrypted: sealed.subarray(0, end), parameters };
}

/**
 * Returns an encrypted vault with one password slot, as Aegis exports it.
 *
 * @param plainText an unencrypted vault
 */
export async function encryptAegis(
  plainText: string,
  { password, randomBytes, onProgress }: EncryptOptions,
): Promise<string> {
  const db = memberText(plainText, 'db');
  if (db === undefined) throw new TypeError('The vault has no db.');
  const salt = randomBytes(keyLength);
  const masterKey = randomBytes(keyLength);
  const key = await deriveKey(password, salt, aegisCost, onProgress);
  const wrapped = seal(key, randomBytes(nonceLength), masterKey);
  const content = seal(masterKey, randomBytes(nonceLength), toUtf8(db));
  const slot = {
    type: passwordType,
    uuid: randomUuid(randomBytes),
    key: toHex(wrapped.encrypted),
    key_params: wrapped.parameters,
    ...aegisCost,
    salt: toHex(salt),
    repaired: true,
    is_backup: false,
  };
  const header = { slots: [slot], params: content.parameters };
  return JSON.stringify({ version, header, db: toBase64(content.encrypted) }, undefined, 4);
}
