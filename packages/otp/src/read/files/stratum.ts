import type { AccountIcon } from '../accountDetails.ts';
import {
  addToList,
  exactTextIn,
  isObject,
  type JsonObject,
  listIn,
  lookUp,
  numberIn,
  textIn,
  textsByKey,
} from './json.ts';
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

/** What other parts of the file contain about the accounts. */
interface FileParts {
  /** The ids of categories by the secret of the account. */
  readonly categoriesOf: ReadonlyMap<string, readonly string[]>;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly icons: ReadonlyMap<string, string>;
}

function partsOf(json: JsonObject): FileParts {
  const categoriesOf = new Map<string, string[]>();
  for (const link of listIn(json, 'AuthenticatorCategories') ?? []) {
    if (!isObject(link)) continue;
    addToList(categoriesOf, textIn(link, 'AuthenticatorSecret'), textIn(link, 'CategoryId'));
  }
  return {
    categoriesOf,
    categoryNames: textsByKey(listIn(json, 'Categories'), 'Id', 'Name'),
    icons: textsByKey(listIn(json, 'CustomIcons'), 'Id', 'Data'),
  };
}

/** Stratum's own pictures have names. '@' and an id refer to a custom icon, which is a PNG file. */
function iconOf(entry: JsonObject, { icons }: FileParts): AccountIcon | undefined {
  const name = textIn(entry, 'Icon');
  const base64 = (name.startsWith('@') ? icons.get(name.slice(1)) : undefined) ?? '';
  const isIcon = /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
  return isIcon ? { mediaType: 'image/png', base64 } : undefined;
}

function readEntry(entry: unknown, parts: FileParts): FileEntry {
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
    details: {
      pin: exactTextIn(entry, 'Pin'),
      note: '',
      groups: lookUp(parts.categoryNames, parts.categoriesOf.get(textIn(entry, 'Secret')) ?? []),
      isFavorite: false,
      icon: iconOf(entry, parts),
    },
  };
}

/**
 * Reads an unencrypted backup of Stratum, formerly Authenticator Pro. Sources of the details (read
 * 2026-11-24): stratumauth/app, `Backup/Backup.cs`, `Entity/Authenticator.cs`,
 * `AuthenticatorCategory.cs`, `Category.cs`, `CustomIcon.cs`, `Interface/CustomIconDecoder.cs`.
 */
export function readStratum(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const entries = listIn(json, 'Authenticators');
  if (entries === undefined) return undefined;
  const parts = partsOf(json);
  return { kind: 'entries', entries: entries.map((entry) => readEntry(entry, parts)) };
}
