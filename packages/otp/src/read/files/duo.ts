import { isObject, type JsonObject, numberIn, objectIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function isDuoEntry(entry: unknown): entry is JsonObject {
  return isObject(entry) && 'otpGenerator' in entry && 'name' in entry;
}

/** Duo Mobile stores no settings: its accounts have SHA1, 6 digits and 30 seconds, or a counter. */
function readEntry(entry: unknown): FileEntry {
  if (!isDuoEntry(entry)) return { kind: 'damaged' };
  const generator = objectIn(entry, 'otpGenerator');
  const counter = numberIn(generator, 'counter');
  return {
    kind: 'fields',
    fields: {
      type: counter === undefined ? 'totp' : 'hotp',
      issuer: '',
      account: textIn(entry, 'name'),
      secret: textIn(generator, 'otpSecret'),
      algorithm: undefined,
      digits: undefined,
      period: undefined,
      counter,
    },
  };
}

/** Reads the file `accounts.json` of Duo Mobile, from a backup of a rooted phone. */
export function readDuo(json: unknown): FileContent | undefined {
  if (!Array.isArray(json) || !json.some(isDuoEntry)) return undefined;
  return { kind: 'entries', entries: json.map(readEntry) };
}
