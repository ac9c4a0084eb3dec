import type { TableRow } from './csv.ts';
import { isObject, listIn, objectIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

const nothing = { algorithm: undefined, digits: undefined, period: undefined, counter: undefined };

/** What Bitwarden keeps for a login: a URI, 'steam://' and a secret, or a secret alone. */
function readKey(key: string, issuer: string, account: string): FileEntry {
  const name = [issuer, account].filter((one) => one !== '').join(': ');
  if (/^otpauth:/i.test(key)) return { kind: 'uri', uri: key, name };
  const [, scheme, secret] = /^(steam:\/\/)?(.*)$/is.exec(key) ?? [];
  const type = scheme === undefined ? 'totp' : 'steam';
  return { kind: 'fields', fields: { type, issuer, account, secret, ...nothing } };
}

function readItem(item: unknown): readonly FileEntry[] {
  if (!isObject(item)) return [{ kind: 'damaged' }];
  const login = objectIn(item, 'login');
  const key = textIn(login, 'totp');
  return key === '' ? [] : [readKey(key, textIn(item, 'name'), textIn(login, 'username'))];
}

/** An export of Bitwarden or Bitwarden Authenticator as JSON; items without a code are left out. */
export function readBitwarden(json: unknown): FileContent | undefined {
  if (!isObject(json) || typeof json['encrypted'] !== 'boolean') return undefined;
  if (json['encrypted']) return { kind: 'encrypted' };
  return { kind: 'entries', entries: (listIn(json, 'items') ?? []).flatMap(readItem) };
}

/** An export of Bitwarden as CSV. */
export function readBitwardenTable(rows: readonly TableRow[]): FileContent | undefined {
  if (rows[0]?.has('login_totp') !== true) return undefined;
  const entries = rows.flatMap((row) => {
    const key = row.get('login_totp')?.trim() ?? '';
    return key === ''
      ? []
      : [readKey(key, row.get('name')?.trim() ?? '', row.get('login_username')?.trim() ?? '')];
  });
  return { kind: 'entries', entries };
}
