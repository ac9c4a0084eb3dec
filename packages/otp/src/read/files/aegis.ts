import { isObject, listIn, numberIn, objectIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function readEntry(entry: unknown): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  const info = objectIn(entry, 'info');
  return {
    kind: 'fields',
    fields: {
      type: textIn(entry, 'type'),
      issuer: textIn(entry, 'issuer'),
      account: textIn(entry, 'name'),
      secret: textIn(info, 'secret'),
      algorithm: textIn(info, 'algo') || undefined,
      digits: numberIn(info, 'digits'),
      period: numberIn(info, 'period'),
      counter: numberIn(info, 'counter'),
    },
  };
}

/** Reads an Aegis vault. Its `db` is an object, or a string if the vault is encrypted. */
export function readAegis(json: unknown): FileContent | undefined {
  if (!isObject(json) || !('db' in json) || !('header' in json)) return undefined;
  if (typeof json['db'] === 'string') return { kind: 'encrypted' };
  const entries = listIn(objectIn(json, 'db'), 'entries') ?? [];
  return { kind: 'entries', entries: entries.map(readEntry) };
}
