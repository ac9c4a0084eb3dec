import {
  type ClosedFile,
  fileApps,
  type Finding,
  parseJson,
  type ReadResult,
  readTexts,
  recognizeClosedFile,
  textOfBytes,
  type Unreadable,
} from '@otp-lab/otp/read';
import { accountsFromEntries } from './accountsFromEntries.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryption/encryptedFile.ts';
import { DecryptionError } from './encryption/errors.ts';
import { recognizeEncrypted } from './encryption/index.ts';
import type { OpenError, OpenResult } from './format.ts';

/** The greatest length of a file in bytes, and of a text in characters. */
export const maxInputLength = 20_000_000;

export interface OpenOptions {
  /** The password of encrypted files. Other files don't need one. */
  readonly password?: string | undefined;
  /** Receives the share of the key derivation that is done, from 0 to 1. */
  readonly onProgress?: OnProgress | undefined;
}

/** One of the files can't be opened. `app` is the app that wrote the file. Empty if the app isn't known. */
class UnreadableFileError extends Error {
  readonly reason: OpenError;
  readonly app: string;

  constructor(reason: OpenError, app: string) {
    super(reason);
    this.reason = reason;
    this.app = app;
  }
}

const closedFileNames: Readonly<Record<ClosedFile, string>> = {
  andotp: fileApps.andotp.title,
  'authenticator-plus': 'Authenticator Plus',
  freeotp: fileApps.freeotp.title,
  stratum: fileApps.stratum.title,
};

/** Returns a file in the forms that recognizers look at. @throws {UnreadableFileError} if it is too large */
function givenFile(input: string | Uint8Array): GivenFile {
  if (input.length > maxInputLength) throw new UnreadableFileError('too-large', '');
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  // trim() also removes a byte order mark.
  const text = (typeof input === 'string' ? input : textOfBytes(input))?.trim();
  return { bytes, text, json: text === undefined ? undefined : parseJson(text) };
}

/** Returns whether a text is JSON that is cut off or damaged: it begins like JSON, but can't be parsed. */
function isDamagedJson({ text, json }: GivenFile): boolean {
  return json === undefined && text !== undefined && /^(?:\{\s*"|\[\s*[{"])/.test(text);
}

/** Returns whether a browser or Node threw this error because there isn't enough memory for an array. */
function isMemoryError(error: unknown): boolean {
  return error instanceof RangeError && /alloc|array length/i.test(error.message);
}

async function decrypt(
  { app, decrypt: decryptFile }: EncryptedFile,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  try {
    return await decryptFile(password, onProgress);
  } catch (error) {
    if (error instanceof DecryptionError) throw new UnreadableFileError(error.reason, app);
    throw new UnreadableFileError(isMemoryError(error) ? 'too-much-memory' : 'damaged', app);
  }
}

/** Returns the text of a file that isn't encrypted. */
function plainText(file: GivenFile): string {
  if (isDamagedJson(file)) throw new UnreadableFileError('damaged', '');
  if (file.text !== undefined) return file.text;
  const closed = recognizeClosedFile(file.bytes);
  if (closed !== undefined) throw new UnreadableFileError('unsupported', closedFileNames[closed]);
  throw new UnreadableFileError('not-recognized', '');
}

/**
 * Returns the apps that wrote the texts. Findings name most of them. The name of Google Authenticator follows from its
 * URIs.
 */
function appsOf(texts: readonly string[], findings: readonly Finding[]): readonly string[] {
  const titles = new Map<unknown, string>(
    Object.entries(fileApps).map(([app, { title }]) => [app, title]),
  );
  const apps = findings.flatMap(({ values }) => titles.get(values['app']) ?? []);
  const hasExport = texts.some((text) => /^otpauth-migration:/i.test(text.trimStart()));
  return hasExport ? [...apps, 'Google Authenticator'] : apps;
}

const damageRules = ['google-export-data', 'google-export-base64', 'google-export-payload'];
const emptyRules = ['file-empty', 'google-export-empty'];

/** Returns why no account could be read. */
function reasonOf({ findings, unreadable }: ReadResult): OpenError {
  const rules = new Set<string>(findings.map(({ rule }) => rule));
  if (rules.has('key-uri-too-long')) return 'too-large';
  if (rules.has('file-encrypted')) return 'unsupported';
  if (damageRules.some((rule) => rules.has(rule))) return 'damaged';
  if (emptyRules.some((rule) => rules.has(rule))) return 'no-accounts';
  const isUnknown = unreadable.every(({ finding }) => finding.rule === 'key-uri-scheme');
  return isUnknown ? 'not-recognized' : 'no-accounts';
}

/** Returns why no account could be read in decrypted texts, whose format is known. */
function encryptedReasonOf(result: ReadResult, texts: readonly string[]): OpenError {
  const reason = reasonOf(result);
  if (reason !== 'not-recognized') return reason;
  return texts.every((text) => text.trim() === '') ? 'no-accounts' : 'damaged';
}

/**
 * Returns the accounts that couldn't be read, with their names. If there are more accounts than the limit, adds one
 * entry for the rest.
 */
function unreadableOf({ unreadable, findings }: ReadResult): ReadResult['unreadable'] {
  const named = unreadable.map(({ name, finding }) => ({
    name: name || String(finding.values['name'] ?? ''),
    finding,
  }));
  const beyondLimit = findings.filter(({ rule }) => rule === 'key-uri-too-many');
  return [...named, ...beyondLimit.map((finding) => ({ name: '', finding }))];
}

/** Returns whether an unreadable entry is an account, not an empty file or a text without accounts. */
function isAccount({ finding }: Unreadable): boolean {
  return finding.rule !== 'key-uri-scheme' && !emptyRules.includes(finding.rule);
}

function resultOf(texts: readonly string[], encryptedApps: readonly string[]): OpenResult {
  const result = readTexts(texts, maxInputLength);
  const { entries, findings, batches } = result;
  const isEncrypted = encryptedApps.length > 0;
  const apps = isEncrypted ? encryptedApps : appsOf(texts, findings);
  const app = [...new Set(apps)].join(', ');
  const unreadable = unreadableOf(result);
  if (entries.length === 0) {
    const reason = isEncrypted ? encryptedReasonOf(result, texts) : reasonOf(result);
    return {
      kind: 'error',
      reason,
      app,
      unreadable: reason === 'no-accounts' ? unreadable.filter(isAccount) : [],
    };
  }
  const accounts = accountsFromEntries(entries);
  return { kind: 'accounts', app, accounts, unreadable, batches };
}

async function open(
  input: readonly (string | Uint8Array)[],
  { password, onProgress }: OpenOptions,
): Promise<OpenResult> {
  const files = input.map(givenFile);
  const encrypted = files.map(recognizeEncrypted);
  const locked = encrypted.filter((file) => file !== undefined);
  if (locked[0] !== undefined && password === undefined)
    return { kind: 'locked', app: locked[0].app };
  const texts: string[] = [];
  let decryptedCount = 0;
  for (const [index, file] of files.entries()) {
    const lockedFile = encrypted[index];
    const progress = (share: number) => onProgress?.((decryptedCount + share) / locked.length);
    if (lockedFile === undefined) texts.push(plainText(file));
    else {
      // oxlint-disable-next-line no-await-in-loop -- each key derivation may need much memory
      texts.push(await decrypt(lockedFile, password ?? '', progress));
      decryptedCount += 1;
    }
  }
  return resultOf(
    texts,
    locked.map(({ app }) => app),
  );
}

/**
 * Opens the files, QR codes or texts of one app or of several. Pass all QR codes of one export in one call. Never
 * throws: a wrong password and files that can't be opened have a reason.
 *
 * @param input bytes of files, and texts of QR codes or from the clipboard, each at most `maxInputLength` long
 * @returns `locked` if there is an encrypted file, but no password
 *
 * @example
 * const result = await openAccounts([bytes], { password: 'correct horse' });
 * if (result.kind === 'accounts') result.accounts; // what the file contains
 */
export async function openAccounts(
  input: readonly (string | Uint8Array)[],
  options: OpenOptions = {},
): Promise<OpenResult> {
  try {
    return await open(input, options);
  } catch (error) {
    const isKnown = error instanceof UnreadableFileError;
    const reason = isKnown ? error.reason : isMemoryError(error) ? 'too-much-memory' : 'damaged';
    return { kind: 'error', reason, app: isKnown ? error.app : '', unreadable: [] };
  }
}
