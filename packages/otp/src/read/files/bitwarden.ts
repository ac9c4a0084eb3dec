import type { CsvRow } from './csv.ts';
import { isObject, listIn, objectIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

const unspecified = {
  algorithm: undefined,
  digits: undefined,
  period: undefined,
  counter: undefined,
};

/** Reads the `totp` field of a login: a URI, 'steam://' and a secret, or just a secret. */
function readKey(key: string, issuer: string, account: string): FileEntry {
  const name = [issuer, account].filter((part) => part !== '').join(': ');
  if (/^otpauth:/i.test(key)) return { kind: 'uri', uri: key, name };
  const [, scheme, secret] = /^(steam:\/\/)?(.*)$/is.exec(key) ?? [];
  const type = scheme === undefined ? 'totp' : 'steam';
  return { kind: 'fields', fields: { type, issuer, account, secret, ...unspecified } };
}

function readItem(item: unknown): readonly FileEntry[] {
  if (!isObject(item)) return [{ kind: 'damaged' }];
  const login = objectIn(item, 'login');
  const key = textIn(login, 'totp');
  return key === '' ? [] : [readKey(key, textIn(item, 'name'), textIn(login, 'username'))];
}

/** Reads a JSON export of Bitwarden or Bitwarden Authenticator. Skips items without a TOTP key. */
export function readBitwarden(json: unknown): FileContent | undefined {
  if (!isObject(json) || typeof json['encrypted'] !== 'boolean') return undefined;
  if (json['encrypted']) return { kind: 'encrypted' };
  return { kind: 'entries', entries: (listIn(json, 'items') ?? []).flatMap(readItem) };
}

/** Reads a CSV export of Bitwarden. Skips rows without a TOTP key. */
export function readBitwardenCsv(rows: readonly CsvRow[]): FileContent | undefined {
  if (rows[0]?.has('login_totp') !== true) return undefined;
  const entries = rows.flatMap((row) => {
    const key = row.get('login_totp')?.trim() ?? '';
    return key === ''
      ? []
      : [readKey(key, row.get('name')?.trim() ?? '', row.get('login_username')?.trim() ?? '')];
  });
  return { kind: 'entries', entries };
}
