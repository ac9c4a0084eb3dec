import { noDetails } from '../accountDetails.ts';
import { isObject, type JsonObject, numberIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function isRaivoEntry(entry: unknown): entry is JsonObject {
  return isObject(entry) && 'kind' in entry && 'timer' in entry && 'secret' in entry;
}

function readEntry(entry: unknown): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  const type = textIn(entry, 'kind').toLowerCase();
  return {
    kind: 'fields',
    fields: {
      type,
      issuer: textIn(entry, 'issuer'),
      account: textIn(entry, 'account'),
      secret: textIn(entry, 'secret'),
      algorithm: textIn(entry, 'algorithm') || undefined,
      digits: numberIn(entry, 'digits'),
      period: type === 'hotp' ? undefined : numberIn(entry, 'timer'),
      counter: type === 'hotp' ? numberIn(entry, 'counter') : undefined,
    },
    details: { ...noDetails, isFavorite: entry['pinned'] === 'true' },
  };
}

/**
 * Reads the file `raivo-otp-export.json` of Raivo OTP, which is in its encrypted ZIP file. All values
 * are strings. `iconValue` is an address. Sources (read 2026-11-24): raivo-otp/ios-application,
 * `Models/Password.swift`, `getExportFields`, and `Features/DataExportFeature.swift`.
 */
export function readRaivo(json: unknown): FileContent | undefined {
  if (!Array.isArray(json) || !json.some(isRaivoEntry)) return undefined;
  return { kind: 'entries', entries: json.map(readEntry) };
}
