import { noDetails } from '../accountDetails.ts';
import { isObject, namesIn, numberIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function readEntry(entry: unknown): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  return {
    kind: 'fields',
    fields: {
      type: textIn(entry, 'type').toLowerCase() || 'totp',
      issuer: textIn(entry, 'issuer'),
      account: textIn(entry, 'label'),
      secret: textIn(entry, 'secret'),
      algorithm: textIn(entry, 'algorithm') || undefined,
      digits: numberIn(entry, 'digits'),
      period: numberIn(entry, 'period'),
      counter: numberIn(entry, 'counter'),
    },
    details: { ...noDetails, groups: namesIn(entry, 'tags') },
  };
}

/**
 * Reads an unencrypted andOTP backup: an array of entries. `thumbnail` is the name of one of the app's
 * own pictures. Source of the details (read 2026-11-24): andOTP, `Database/Entry.java`.
 */
export function readAndotp(json: unknown): FileContent | undefined {
  if (!Array.isArray(json)) return undefined;
  const isEntry = (entry: unknown) => isObject(entry) && 'secret' in entry && 'label' in entry;
  return json.some(isEntry) ? { kind: 'entries', entries: json.map(readEntry) } : undefined;
}
