import { type AccountDetails, noDetails } from '../accountDetails.ts';
import type { CsvRow } from './csv.ts';
import {
  exactTextIn,
  isObject,
  type JsonObject,
  listIn,
  lookUp,
  namesIn,
  objectIn,
  textIn,
  textsByKey,
} from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

const unspecified = {
  algorithm: undefined,
  digits: undefined,
  period: undefined,
  counter: undefined,
};

/** Reads the `totp` field of a login: a URI, 'steam://' and a secret, or just a secret. */
function readKey(key: string, issuer: string, account: string, details: AccountDetails): FileEntry {
  const name = [issuer, account].filter((part) => part !== '').join(': ');
  if (/^otpauth:/i.test(key)) return { kind: 'uri', uri: key, name, details };
  const [, scheme, secret] = /^(steam:\/\/)?(.*)$/is.exec(key) ?? [];
  const type = scheme === undefined ? 'totp' : 'steam';
  return { kind: 'fields', fields: { type, issuer, account, secret, ...unspecified }, details };
}

/** Names by id: folders of a person, and collections of an organization. */
function groupNamesOf(json: JsonObject): ReadonlyMap<string, string> {
  return new Map([
    ...textsByKey(listIn(json, 'folders'), 'id', 'name'),
    ...textsByKey(listIn(json, 'collections'), 'id', 'name'),
  ]);
}

function readItem(item: unknown, groupNames: ReadonlyMap<string, string>): readonly FileEntry[] {
  if (!isObject(item)) return [{ kind: 'damaged' }];
  const login = objectIn(item, 'login');
  const key = textIn(login, 'totp');
  if (key === '') return [];
  const groupIds = [textIn(item, 'folderId'), ...namesIn(item, 'collectionIds')];
  const details = {
    ...noDetails,
    note: exactTextIn(item, 'notes'),
    groups: lookUp(groupNames, groupIds),
    isFavorite: item['favorite'] === true,
  };
  return [readKey(key, textIn(item, 'name'), textIn(login, 'username'), details)];
}

/**
 * Reads a JSON export of Bitwarden or Bitwarden Authenticator. Skips items without a TOTP key.
 * Sources of the details (read 2026-11-24): bitwarden/clients,
 * `vault-export-core/src/services/individual-vault-export.service.ts`; bitwarden/android,
 * `authenticator/manager/model/ExportJsonData.kt`.
 */
export function readBitwarden(json: unknown): FileContent | undefined {
  if (!isObject(json) || typeof json['encrypted'] !== 'boolean') return undefined;
  if (json['encrypted']) return { kind: 'encrypted' };
  const groupNames = groupNamesOf(json);
  const items = listIn(json, 'items') ?? [];
  return { kind: 'entries', entries: items.flatMap((item) => readItem(item, groupNames)) };
}

/** An organization's export has `collections`, with commas between their names. */
function detailsOf(row: CsvRow): AccountDetails {
  const groups = [row.get('folder') ?? '', ...(row.get('collections') ?? '').split(',')];
  return {
    ...noDetails,
    note: row.get('notes') ?? '',
    groups: groups.filter((name) => name !== ''),
    isFavorite: row.get('favorite') === '1',
  };
}

/**
 * Reads a CSV export of Bitwarden. Skips rows without a TOTP key. Source of the columns (read
 * 2026-11-24): `base-vault-export.service.ts` and `org-vault-export.service.ts` of bitwarden/clients.
 */
export function readBitwardenCsv(rows: readonly CsvRow[]): FileContent | undefined {
  if (rows[0]?.has('login_totp') !== true) return undefined;
  const entries = rows.flatMap((row) => {
    const key = row.get('login_totp')?.trim() ?? '';
    const issuer = row.get('name')?.trim() ?? '';
    const account = row.get('login_username')?.trim() ?? '';
    return key === '' ? [] : [readKey(key, issuer, account, detailsOf(row))];
  });
  return { kind: 'entries', entries };
}
