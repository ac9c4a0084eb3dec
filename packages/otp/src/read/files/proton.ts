import { isObject, listIn, objectIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function readEntry(entry: unknown): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  const content = objectIn(entry, 'content');
  return { kind: 'uri', uri: textIn(content, 'uri'), name: textIn(content, 'name') };
}

/** Reads an unencrypted export of Proton Authenticator: a URI for each account. */
export function readProton(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const entries = listIn(json, 'entries') ?? [];
  const isEntry = (entry: unknown) => isObject(entry) && 'uri' in objectIn(entry, 'content');
  return entries.some(isEntry) ? { kind: 'entries', entries: entries.map(readEntry) } : undefined;
}
