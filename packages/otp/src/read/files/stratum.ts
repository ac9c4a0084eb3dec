import { isObject, listIn, numberIn, textIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

/** Values of Stratum's enumerations (`AuthenticatorType.cs`, `HashAlgorithm.cs`). */
const types = new Map([
  ['1', 'hotp'],
  ['2', 'totp'],
  ['3', 'motp'],
  ['4', 'steam'],
  ['5', 'yandex'],
]);
const algorithms = new Map([
  ['0', 'SHA1'],
  ['1', 'SHA256'],
  ['2', 'SHA512'],
]);

function readEntry(entry: unknown): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  const type = numberIn(entry, 'Type') ?? '2';
  const algorithm = numberIn(entry, 'Algorithm');
  return {
    kind: 'fields',
    fields: {
      type: types.get(type) ?? type,
      issuer: textIn(entry, 'Issuer'),
      account: textIn(entry, 'Username'),
      secret: textIn(entry, 'Secret'),
      algorithm: algorithm === undefined ? undefined : (algorithms.get(algorithm) ?? algorithm),
      digits: numberIn(entry, 'Digits'),
      period: type === '1' ? undefined : numberIn(entry, 'Period'),
      counter: type === '1' ? numberIn(entry, 'Counter') : undefined,
    },
  };
}

/** Reads an unencrypted backup of Stratum, formerly Authenticator Pro. */
export function readStratum(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const entries = listIn(json, 'Authenticators');
  return entries && { kind: 'entries', entries: entries.map(readEntry) };
}
