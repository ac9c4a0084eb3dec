import { noDetails } from '../accountDetails.ts';
import { hexAsBase32 } from '../secret.ts';
import { isObject, type JsonObject, numberIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

/** The extension's types that differ from totp, hotp and steam. `hex`: the secret is hexadecimal. */
const types = new Map([
  ['battle', 'totp'],
  ['hex', 'totp'],
  ['hhex', 'hotp'],
]);

function isEncrypted(entry: JsonObject): boolean {
  return entry['dataType'] === 'EncOTPStorage' || entry['encrypted'] === true;
}

function isEntry(value: unknown): value is JsonObject {
  if (!isObject(value) || value['dataType'] === 'Key') return false;
  const hasSecret = 'secret' in value && 'hash' in value && typeof value['encrypted'] === 'boolean';
  return hasSecret || value['dataType'] === 'EncOTPStorage';
}

function readEntry(entry: JsonObject): FileEntry {
  const given = textIn(entry, 'type') || 'totp';
  const type = types.get(given) ?? given;
  const secret = textIn(entry, 'secret');
  return {
    kind: 'fields',
    fields: {
      type,
      // A host name may follow two colons, for pages that the extension fills in.
      issuer: textIn(entry, 'issuer').split('::')[0]?.trim() ?? '',
      account: textIn(entry, 'account'),
      secret: given.endsWith('hex') ? (hexAsBase32(secret) ?? secret) : secret,
      algorithm: textIn(entry, 'algorithm') || undefined,
      // Codes of Battle.net have 8 digits, whatever the file contains.
      digits: given === 'battle' ? '8' : numberIn(entry, 'digits'),
      period: type === 'hotp' ? undefined : numberIn(entry, 'period'),
      counter: type === 'hotp' ? (numberIn(entry, 'counter') ?? '0') : undefined,
    },
    details: { ...noDetails, isFavorite: entry['pinned'] === true },
  };
}

/**
 * Reads the file `authenticator.json` of the browser extension Authenticator: accounts by UUID. Its
 * other backup, `authenticator.txt`, is a list of URIs. Sources (read 2026-11-24):
 * Authenticator-Extension/Authenticator, `src/components/Popup/BackupPage.vue`,
 * `src/models/storage.ts`, `src/models/key-utilities.ts`, `src/definitions/otp.d.ts`.
 */
export function readAuthenticatorExtension(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const entries = Object.values(json).filter(isEntry);
  if (entries.length === 0) return undefined;
  if (entries.some(isEncrypted)) return { kind: 'encrypted' };
  const indexOf = (entry: JsonObject) => Number(entry['index']) || 0;
  const ordered = entries.toSorted((a, b) => indexOf(a) - indexOf(b));
  return { kind: 'entries', entries: ordered.map(readEntry) };
}
