import { type AccountDetails, noDetails } from '../accountDetails.ts';
import type { CsvRow } from './csv.ts';
import { isObject, listIn, lookUp, numberIn, objectIn, textIn, textsByKey } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

const unspecified = {
  algorithm: undefined,
  digits: undefined,
  period: undefined,
  counter: undefined,
};

function readAccountEntry(entry: unknown, folderNames: ReadonlyMap<string, string>): FileEntry {
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
    details: {
      ...noDetails,
      groups: lookUp(folderNames, [numberIn(objectIn(entry, 'folderData'), 'folderId') ?? '']),
      isFavorite: entry['isFavorite'] === true,
    },
  };
}

/**
 * Reads an export of LastPass Authenticator, version 3. Sources of the details (read 2026-11-24):
 * stratumauth/app, `Converter/LastPassBackupConverter.cs`; bitwarden/android,
 * `authenticator/data/platform/manager/imports/model/LastPassJsonExport.kt`.
 */
export function readLastpass(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const accounts = listIn(json, 'accounts') ?? [];
  const isEntry = (entry: unknown) =>
    isObject(entry) && 'issuerName' in entry && 'timeStep' in entry;
  if (!accounts.some(isEntry)) return undefined;
  const folderNames = textsByKey(listIn(json, 'folders'), 'id', 'name');
  return {
    kind: 'entries',
    entries: accounts.map((account) => readAccountEntry(account, folderNames)),
  };
}

function detailsOf(row: CsvRow): AccountDetails {
  const group = row.get('grouping') ?? '';
  return {
    ...noDetails,
    note: row.get('extra') ?? '',
    groups: group === '' || group === '(none)' ? [] : [group],
    isFavorite: row.get('fav') === '1',
  };
}

/**
 * Reads a CSV export of LastPass. Its column `totp` has a URI or just a secret. Source of the columns
 * `extra`, `grouping` and `fav` (read 2026-11-24): bitwarden/clients,
 * `libs/importer/src/importers/lastpass/lastpass-csv-importer.ts`.
 */
export function readLastpassCsv(rows: readonly CsvRow[]): FileContent | undefined {
  const [first] = rows;
  if (first?.has('totp') !== true || !first.has('grouping')) return undefined;
  const entries = rows.flatMap((row): readonly FileEntry[] => {
    const key = row.get('totp')?.trim() ?? '';
    const [issuer, account] = [row.get('name')?.trim() ?? '', row.get('username')?.trim() ?? ''];
    if (key === '') return [];
    const details = detailsOf(row);
    if (/^otpauth:/i.test(key))
      return [
        { kind: 'uri', uri: key, name: [issuer, account].filter(Boolean).join(': '), details },
      ];
    const fields = { type: 'totp', issuer, account, secret: key, ...unspecified };
    return [{ kind: 'fields', fields, details }];
  });
  return { kind: 'entries', entries };
}
