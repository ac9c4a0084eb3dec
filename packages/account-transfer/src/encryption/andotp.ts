import { toHex } from '@otp-lab/otp';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { decryptGcm } from './aesGcm.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import { pbkdf2Key } from './pbkdf2Key.ts';

const iterationsLength = 4;
const saltLength = 12;
const nonceLength = 12;
const tagLength = 16;

/** The length of a file without content, in the old format and in the new one. */
const minLength = nonceLength + tagLength;
const minNewLength = iterationsLength + saltLength + minLength;

/** andOTP picks a random number of iterations from 140,000 to 160,000. */
const iterationBounds = { min: 100_000, max: 200_000 } as const;

/** Backups are smaller, because they contain no pictures. In bytes. */
const maxOldLength = 4_194_304;

/** First bytes of files that contain compressed or encrypted data: pictures, archives and KeePass databases. */
const otherFiles = [
  'ffd8ff',
  '89504e47',
  '47494638',
  '52494646',
  '504b',
  '1f8b',
  '377abcaf',
  '28b52ffd',
  'fd377a58',
  '425a68',
  '03d9a29a',
];

/**
 * The number of bytes to test at the start. Other files often begin with bytes that aren't random, even if the bytes
 * after them are.
 */
const headLength = 256;

/** The greatest chi-squared value of half bytes that counts as random. One of 100,000 random files exceeds it. */
const maxChiSquared = 50;

/** Returns the chi-squared value of the 16 half bytes. It's small if all are equally frequent, as in random bytes. */
function chiSquared(bytes: Uint8Array): number {
  const counts = new Uint32Array(16);
  const count = (half: number) => {
    counts[half] = (counts[half] ?? 0) + 1;
  };
  for (const byte of bytes) {
    count(byte >> 4);
    count(byte & 15);
  }
  const expected = bytes.length / 8;
  return counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
}

/** Returns whether the bytes look random, as encrypted bytes do. */
function looksEncrypted(bytes: Uint8Array): boolean {
  const start = toHex(bytes.subarray(0, 4));
  if (otherFiles.some((mark) => start.startsWith(mark))) return false;
  return [bytes.subarray(0, headLength), bytes].every((part) => chiSquared(part) <= maxChiSquared);
}

function iterationsOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}

function isNewFormat(bytes: Uint8Array): boolean {
  if (bytes.length < minNewLength) return false;
  const iterations = iterationsOf(bytes);
  return iterations >= iterationBounds.min && iterations <= iterationBounds.max;
}

/** Decrypts nonce and content, which both formats end with. */
function open(key: Uint8Array, bytes: Uint8Array): string {
  const nonce = bytes.subarray(0, nonceLength);
  return fromUtf8(decryptGcm(key, nonce, bytes.subarray(nonceLength)));
}

async function openNewFormat(bytes: Uint8Array, password: string): Promise<string> {
  const saltEnd = iterationsLength + saltLength;
  const salt = bytes.subarray(iterationsLength, saltEnd);
  const key = await pbkdf2Key('SHA-1', password, salt, iterationsOf(bytes));
  return open(key, bytes.subarray(saltEnd));
}

async function decrypt(
  bytes: Uint8Array,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  if (!isNewFormat(bytes)) return open(sha256(toUtf8(password)), bytes);
  onProgress?.(0);
  const text = await openNewFormat(bytes, password);
  onProgress?.(1);
  return text;
}

/**
 * Recognizes an encrypted backup of andOTP: the plain backup, encrypted with AES-GCM. Nothing marks these files. The
 * new format begins with a plausible number of iterations of PBKDF2. In the old format, before andOTP 0.6.3, the key is
 * the SHA-256 of the password, and the file only consists of random bytes. So this recognizer takes any encrypted file
 * for a backup, must come last, and fails with `WrongPasswordError` for the files of other programs. Sources (read
 * 2026-11-24): andOTP/andOTP 6c54b88, `Utilities/BackupHelper.java`, `EncryptionHelper.java`, `Constants.java`;
 * beemdevelopment/Aegis 59d5c64, `importers/AndOtpImporter.java`.
 */
export function recognizeAndotp({ bytes, text }: GivenFile): EncryptedFile | undefined {
  if (text !== undefined || bytes.length < minLength) return undefined;
  const isOldFormat = bytes.length <= maxOldLength && looksEncrypted(bytes);
  if (!isNewFormat(bytes) && !isOldFormat) return undefined;
  return {
    app: 'andOTP',
    decrypt: (password, onProgress) => decrypt(bytes, password, onProgress),
  };
}
