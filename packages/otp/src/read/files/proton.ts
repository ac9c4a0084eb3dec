import { noDetails } from '../accountDetails.ts';
import { exactTextIn, isObject, listIn, objectIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function readEntry(entry: unknown): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  const content = objectIn(entry, 'content');
  const details = { ...noDetails, note: exactTextIn(entry, 'note') };
  return { kind: 'uri', uri: textIn(content, 'uri'), name: textIn(content, 'name'), details };
}

/**
 * Reads an unencrypted export of Proton Authenticator: a URI for each account. Source of the details
 * (read 2026-11-24): protonpass/proton-pass-common, `proton-authenticator/src/entry/exporter.rs`.
 */
export function readProton(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const entries = listIn(json, 'entries') ?? [];
  const isEntry = (entry: unknown) => isObject(entry) && 'uri' in objectIn(entry, 'content');
  return entries.some(isEntry) ? { kind: 'entries', entries: entries.map(readEntry) } : undefined;
}
