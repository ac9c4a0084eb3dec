import { type AccountDetails, noDetails } from '../accountDetails.ts';
import {
  addToList,
  exactTextIn,
  isObject,
  type JsonObject,
  listIn,
  namesIn,
  numberIn,
  objectIn,
  textIn,
} from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

function objectsIn(object: JsonObject, name: string): readonly JsonObject[] {
  return (listIn(object, name) ?? []).filter(isObject);
}

/** Returns the titles of the collections that contain an item, by the item's id. */
function collectionsOf(account: JsonObject): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string[]>();
  // Recursion would overflow the stack, because a hostile file may nest collections deeply. So this loop extends its
  // own list.
  const pending = [...objectsIn(account, 'collections')];
  for (const next of pending) {
    const title = exactTextIn(next, 'title');
    for (const link of objectsIn(next, 'items')) {
      addToList(titles, textIn(link, 'item'), title);
    }
    for (const inner of objectsIn(next, 'subCollections')) pending.push(inner);
  }
  return titles;
}

function detailsOf(item: JsonObject, collections: readonly string[]): AccountDetails {
  const note = objectsIn(item, 'credentials').find((credential) => credential['type'] === 'note');
  const groups = [...collections, ...namesIn(item, 'tags')].filter((name) => name !== '');
  return {
    ...noDetails,
    note: exactTextIn(objectIn(note ?? {}, 'content'), 'value'),
    groups: [...new Set(groups)],
    isFavorite: item['favorite'] === true,
  };
}

/** Reads the TOTP credentials of an item. Skips all other credentials, such as passwords and passkeys. */
function readItem(
  item: unknown,
  collections: ReadonlyMap<string, readonly string[]>,
): readonly FileEntry[] {
  if (!isObject(item)) return [{ kind: 'damaged' }];
  const credentials = objectsIn(item, 'credentials');
  const login = credentials.find((credential) => credential['type'] === 'basic-auth') ?? {};
  const details = detailsOf(item, collections.get(textIn(item, 'id')) ?? []);
  return credentials
    .filter((credential) => credential['type'] === 'totp')
    .map((totp): FileEntry => {
      const algorithm = textIn(totp, 'algorithm');
      // Bitwarden writes Steam's accounts like this.
      const type = algorithm === 'steam' ? 'steam' : 'totp';
      return {
        kind: 'fields',
        fields: {
          type,
          issuer: textIn(totp, 'issuer') || textIn(item, 'title'),
          account: textIn(totp, 'username') || textIn(objectIn(login, 'username'), 'value'),
          secret: textIn(totp, 'secret'),
          algorithm: algorithm.toUpperCase() || undefined,
          digits: numberIn(totp, 'digits'),
          period: numberIn(totp, 'period'),
          counter: undefined,
        },
        details,
      };
    });
}

/**
 * Returns whether a value is a single account. Apple's interface and 1Password's exports contain one without a header.
 */
function isAccount(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  return objectsIn(value, 'items').some((item) => listIn(item, 'credentials') !== undefined);
}

/**
 * Reads the FIDO Alliance's Credential Exchange Format 1.0: a header with accounts, or one account.
 * Sources (read 2026-11-24): https://fidoalliance.org/specs/cx/cxf-v1.0-rd-20250313.html;
 * bitwarden/credential-exchange, `credential-exchange-format/src/lib.rs` and `login.rs`;
 * bitwarden/sdk-internal, `bitwarden-exporters/src/cxf/login.rs` and `export.rs`.
 */
export function readCxf(json: unknown): FileContent | undefined {
  if (!isObject(json)) return undefined;
  const isHeader = 'exporterRpId' in json || 'exporterDisplayName' in json;
  const accounts = isHeader ? objectsIn(json, 'accounts') : [json].filter(isAccount);
  if (!isHeader && accounts.length === 0) return undefined;
  const entries = accounts.flatMap((account) => {
    const collections = collectionsOf(account);
    return (listIn(account, 'items') ?? []).flatMap((item) => readItem(item, collections));
  });
  return { kind: 'entries', entries };
}
