import { fromHex, toHex } from '@otp-lab/otp';
import { cbc } from '@noble/ciphers/aes.js';
import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { decryptGcm, encryptGcm } from './aesGcm.ts';
import {
  derContent,
  type DerElement,
  derNumber,
  derTags,
  readDer,
  writeDer,
  writeDerNumber,
} from './der.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import type { EncryptOptions } from './encryptOptions.ts';
import { DamagedFileError, UnsupportedError, WrongPasswordError } from './errors.ts';
import { pbkdf2Key } from './pbkdf2Key.ts';

const label = 'ENCRYPTED OTP ACCOUNTS';
const beginLine = `-----BEGIN ${label}-----`;
const endLine = `-----END ${label}-----`;

const writtenIterations = 600_000;
const maxIterations = 10_000_000;
const saltLength = 16;
const maxSaltLength = 1024;
const writtenKeyLength = 32;
const nonceLength = 12;
const tagLength = 16;
const blockLength = 16;

/** Object identifiers as the content of their DER element, in hexadecimal. */
const oids = {
  /** RFC 8018: 1.2.840.113549.1.5.13 */
  pbes2: '2a864886f70d01050d',
  /** RFC 8018: 1.2.840.113549.1.5.12 */
  pbkdf2: '2a864886f70d01050c',
  /** RFC 8018: 1.2.840.113549.2.9 */
  hmacSha256: '2a864886f70d0209',
  /** RFC 5084: 2.16.840.1.101.3.4.1.46 */
  aes256Gcm: '60864801650304012e',
} as const;

type Hash = Parameters<typeof pbkdf2Key>[0];

/** RFC 8018 appendix B.1: hmacWithSHA1, hmacWithSHA256 and hmacWithSHA512 */
const hashByOid = new Map<string, Hash>([
  ['2a864886f70d0207', 'SHA-1'],
  [oids.hmacSha256, 'SHA-256'],
  ['2a864886f70d020b', 'SHA-512'],
]);

interface Cipher {
  readonly mode: 'gcm' | 'cbc';
  /** In bytes. */
  readonly keyLength: number;
}

/** RFC 8018 appendix B.2.5 and RFC 5084 section 3.2: AES with 128 and 256 bits */
const cipherByOid = new Map<string, Cipher>([
  ['608648016503040102', { mode: 'cbc', keyLength: 16 }],
  ['60864801650304012a', { mode: 'cbc', keyLength: 32 }],
  ['608648016503040106', { mode: 'gcm', keyLength: 16 }],
  [oids.aes256Gcm, { mode: 'gcm', keyLength: 32 }],
]);

/** The encrypted content of a file and the parameters that decrypt it. */
interface Encrypted {
  readonly hash: Hash;
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly cipher: Cipher;
  /** The nonce of GCM, or the initialization vector of CBC. */
  readonly nonce: Uint8Array;
  readonly content: Uint8Array;
}

/** Returns the bytes between the two lines of the block. */
function bytesOfBlock(text: string): Uint8Array {
  const start = text.indexOf(beginLine) + beginLine.length;
  const end = text.indexOf(endLine, start);
  if (end < 0) throw new DamagedFileError('no end');
  return fromBase64(text.slice(start, end));
}

/** Returns the elements of a SEQUENCE, which must not have more than `max`. */
function sequenceOf(element: DerElement | undefined, max = 2): readonly DerElement[] {
  const elements = readDer(derContent(element, derTags.sequence));
  if (elements.length > max) throw new DamagedFileError('DER sequence');
  return elements;
}

/** Reads an AlgorithmIdentifier (RFC 5280 section 4.1.1.2). Returns the OID in hexadecimal and the parameters. */
function algorithmOf(element: DerElement | undefined) {
  const [oid, parameters] = sequenceOf(element);
  return { oid: toHex(derContent(oid, derTags.oid)), parameters };
}

/** Reads the hash, whose parameters are NULL (RFC 8018 appendix B.1). */
function readHash(element: DerElement): Hash | undefined {
  const { oid, parameters } = algorithmOf(element);
  if (parameters !== undefined && derContent(parameters, derTags.null).length > 0)
    throw new DamagedFileError('hash parameters');
  return hashByOid.get(oid);
}

/** Reads PBKDF2-params (RFC 8018 appendix A.2). */
function readPbkdf2(element: DerElement | undefined, keyLength: number) {
  const [salt, iterationCount, ...options] = sequenceOf(element, 4);
  const isLength = options[0]?.tag === derTags.integer;
  if (isLength && derNumber(options[0]) !== keyLength) throw new DamagedFileError('key length');
  const prf = options[isLength ? 1 : 0];
  // The default is HMAC-SHA1.
  const hash = prf === undefined ? 'SHA-1' : readHash(prf);
  if (hash === undefined) throw new UnsupportedError('hash');
  const parameters = {
    hash,
    salt: derContent(salt, derTags.octetString),
    iterations: derNumber(iterationCount),
  };
  if (parameters.salt.length > maxSaltLength) throw new UnsupportedError('salt');
  if (parameters.iterations < 1) throw new DamagedFileError('iterations');
  if (parameters.iterations > maxIterations) throw new UnsupportedError('iterations');
  return parameters;
}

/** Reads GCMParameters (RFC 5084 section 3.2), whose default is a tag of 12 bytes. */
function readGcmNonce(element: DerElement | undefined): Uint8Array {
  const [nonce, length] = sequenceOf(element);
  const content = derContent(nonce, derTags.octetString);
  if (content.length !== nonceLength) throw new UnsupportedError('nonce');
  if (length === undefined || derNumber(length) !== tagLength) throw new UnsupportedError('tag');
  return content;
}

function readCbcVector(element: DerElement | undefined): Uint8Array {
  const content = derContent(element, derTags.octetString);
  if (content.length !== blockLength) throw new DamagedFileError('initialization vector');
  return content;
}

/** Reads EncryptedPrivateKeyInfo (RFC 5958 section 3), encrypted with PBES2 (RFC 8018 section 6.2). */
function readStructure(bytes: Uint8Array): Encrypted {
  const [outer, ...after] = readDer(bytes);
  if (after.length > 0) throw new DamagedFileError('after the structure');
  const [algorithm, encryptedData] = sequenceOf(outer);
  const { oid, parameters } = algorithmOf(algorithm);
  if (oid !== oids.pbes2) throw new UnsupportedError('encryption');
  const [derivation, scheme] = sequenceOf(parameters);
  const derivationAlgorithm = algorithmOf(derivation);
  if (derivationAlgorithm.oid !== oids.pbkdf2) throw new UnsupportedError('key derivation');
  const schemeAlgorithm = algorithmOf(scheme);
  const cipher = cipherByOid.get(schemeAlgorithm.oid);
  if (cipher === undefined) throw new UnsupportedError('cipher');
  const readNonce = cipher.mode === 'gcm' ? readGcmNonce : readCbcVector;
  return {
    ...readPbkdf2(derivationAlgorithm.parameters, cipher.keyLength),
    cipher,
    nonce: readNonce(schemeAlgorithm.parameters),
    content: derContent(encryptedData, derTags.octetString),
  };
}

/** Decrypts AES-CBC. It has no tag, but a wrong key gives wrong padding, or bytes that aren't UTF-8. */
function openCbc(key: Uint8Array, nonce: Uint8Array, content: Uint8Array): string {
  if (content.length === 0 || content.length % blockLength !== 0)
    throw new DamagedFileError('cut off');
  try {
    return fromUtf8(cbc(key, nonce).decrypt(content));
  } catch {
    throw new WrongPasswordError();
  }
}

async function decrypt(
  text: string,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  const { hash, salt, iterations, cipher, nonce, content } = readStructure(bytesOfBlock(text));
  onProgress?.(0);
  const key = await pbkdf2Key(hash, password, salt, iterations, cipher.keyLength);
  onProgress?.(1);
  if (cipher.mode === 'cbc') return openCbc(key, nonce, content);
  return fromUtf8(decryptGcm(key, nonce, content));
}

/**
 * Recognizes the vendor's encrypted backup: a list of URIs, encrypted with AES-256-GCM and a key of PBKDF2, in the
 * structure that PKCS #8 uses for encrypted private keys. `docs/reference/encrypted-pem.md` is its specification.
 * AES-CBC, AES with 128 bits, HMAC-SHA1 and HMAC-SHA512 are only read, because other programs may write them.
 */
export function recognizePem({ text }: GivenFile): EncryptedFile | undefined {
  if (text?.includes(beginLine) !== true) return undefined;
  return {
    app: 'PEM',
    decrypt: (password, onProgress) => decrypt(text, password, onProgress),
  };
}

function writeAlgorithm(oid: string, ...parameters: readonly Uint8Array[]): Uint8Array {
  return writeDer(derTags.sequence, writeDer(derTags.oid, fromHex(oid)), ...parameters);
}

/**
 * Returns an encrypted backup in the vendor's format.
 *
 * @param plainText one URI per line
 */
export async function encryptPem(
  plainText: string,
  { password, randomBytes, onProgress }: EncryptOptions,
): Promise<string> {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  onProgress?.(0);
  const key = await pbkdf2Key('SHA-256', password, salt, writtenIterations, writtenKeyLength);
  onProgress?.(1);
  const { sequence, octetString } = derTags;
  const derivation = writeDer(
    sequence,
    writeDer(octetString, salt),
    writeDerNumber(writtenIterations),
    writeDerNumber(writtenKeyLength),
    writeAlgorithm(oids.hmacSha256, writeDer(derTags.null)),
  );
  const gcm = writeDer(sequence, writeDer(octetString, nonce), writeDerNumber(tagLength));
  const pbes2 = writeDer(
    sequence,
    writeAlgorithm(oids.pbkdf2, derivation),
    writeAlgorithm(oids.aes256Gcm, gcm),
  );
  const structure = writeDer(
    sequence,
    writeAlgorithm(oids.pbes2, pbes2),
    writeDer(octetString, encryptGcm(key, nonce, toUtf8(plainText))),
  );
  // RFC 7468 section 2: lines of 64 characters.
  const lines = toBase64(structure).match(/.{1,64}/g) ?? [];
  return [beginLine, ...lines, endLine, ''].join('\n');
}
