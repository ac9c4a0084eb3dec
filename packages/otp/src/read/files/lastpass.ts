import type { CsvRow } from './csv.ts';
import { isObject, listIn, numberIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

const unspecified = { digits: undefined, period: undefined, counter: undefined };

function readAccountEntry(entry: unknown): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  return {
    kind: 'fields',
    fields: {
      type: 'totp',
      issuer: textIn(entry, 'issuerName'),
      account: textIn(entry, 'userName'),
      secret: textIn(entry, 'secret'),
      algorithm: textIn(entry, 'algorithm') || undefined,
      digits: numberIn(entry, 'digits'),
      period: numberIn(entry, 'timeStep'),
      counter: undefined,
    },
  };
}

/** Reads an export of LastPass Authenticator, version 3. */
export function readLastpass(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const accounts = listIn(json, 'accounts') ?? [];
  const isEntry = (entry: unknown) =>
    isObject(entry) && 'issuerName' in entry && 'timeStep' in entry;
  return accounts.some(isEntry)
    ? { kind: 'entries', entries: accounts.map(readAccountEntry) }
    : undefined;
}

/** Reads a CSV export of LastPass. Its column `totp` has a URI or just a secret. */
export function readLastpassCsv(rows: readonly CsvRow[]): FileContent | undefined {
  const [first] = rows;
  if (first?.has('totp') !== true || !first.has('grouping')) return undefined;
  const entries = rows.flatMap((row): readonly FileEntry[] => {
    const key = row.get('totp')?.trim() ?? '';
    const [issuer, account] = [row.get('name')?.trim() ?? '', row.get('username')?.trim() ?? ''];
    if (key === '') return [];
    if (/^otpauth:/i.test(key))
      return [{ kind: 'uri', uri: key, name: [issuer, account].filter(Boolean).join(': ') }];
    const names = { type: 'totp', issuer, account };
    return [
      { kind: 'fields', fields: { ...names, secret: key, algorithm: undefined, ...unspecified } },
    ];
  });
  return { kind: 'entries', entries };
}
