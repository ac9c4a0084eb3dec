import { decodeTypedBase32 } from '../../base32.ts';
import { toHex } from '../../hex.ts';
import type { AccountDetails, AccountIcon } from '../accountDetails.ts';
import {
  exactTextIn,
  isObject,
  type JsonObject,
  listIn,
  lookUp,
  namesIn,
  numberIn,
  objectIn,
  textIn,
  textsByKey,
} from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

/** The icons that Aegis reads. It ignores others. */
const iconTypes = ['image/png', 'image/jpeg', 'image/svg+xml'];

function iconOf(entry: JsonObject): AccountIcon | undefined {
  const base64 = textIn(entry, 'icon');
  // The first files with icons had JPEG only.
  const mediaType = textIn(entry, 'icon_mime') || 'image/jpeg';
  const isIcon = /^[A-Za-z0-9+/]+={0,2}$/.test(base64) && iconTypes.includes(mediaType);
  return isIcon ? { mediaType, base64 } : undefined;
}

/** Older files have the name of one group instead of the ids of several. */
function groupsOf(entry: JsonObject, names: ReadonlyMap<string, string>): readonly string[] {
  if (listIn(entry, 'groups')) return lookUp(names, namesIn(entry, 'groups'));
  const group = exactTextIn(entry, 'group');
  return group === '' ? [] : [group];
}

function detailsOf(entry: JsonObject, names: ReadonlyMap<string, string>): AccountDetails {
  return {
    pin: exactTextIn(objectIn(entry, 'info'), 'pin'),
    note: exactTextIn(entry, 'note'),
    groups: groupsOf(entry, names),
    isFavorite: entry['favorite'] === true,
    icon: iconOf(entry),
  };
}

/** A Mobile-OTP secret is stored as Base32 of the bytes, which Aegis hashes as hexadecimal (`MOTP.java`). */
function secretOf(type: string, info: JsonObject): string {
  const secret = textIn(info, 'secret');
  const decoded = type === 'motp' ? decodeTypedBase32(secret) : undefined;
  return decoded?.ok ? toHex(decoded.bytes) : secret;
}

function readEntry(entry: unknown, groupNames: ReadonlyMap<string, string>): FileEntry {
  if (!isObject(entry)) return { kind: 'damaged' };
  const info = objectIn(entry, 'info');
  const type = textIn(entry, 'type');
  return {
    kind: 'fields',
    fields: {
      type,
      issuer: textIn(entry, 'issuer'),
      account: textIn(entry, 'name'),
      secret: secretOf(type, info),
      algorithm: textIn(info, 'algo') || undefined,
      digits: numberIn(info, 'digits'),
      period: numberIn(info, 'period'),
      counter: numberIn(info, 'counter'),
    },
    details: detailsOf(entry, groupNames),
  };
}

/**
 * Reads an Aegis vault. Its `db` is an object, or a string if the vault is encrypted. Sources of the
 * details (read 2026-11-24): Aegis, `vault/VaultEntry.java`, `VaultEntryIcon.java`, `Vault.java`,
 * `otp/MotpInfo.java` and `YandexInfo.java`.
 */
export function readAegis(json: unknown): FileContent | undefined {
  if (!isObject(json) || !('db' in json) || !('header' in json)) return undefined;
  if (typeof json['db'] === 'string') return { kind: 'encrypted' };
  const db = objectIn(json, 'db');
  const groupNames = textsByKey(listIn(db, 'groups'), 'uuid', 'name');
  const entries = listIn(db, 'entries') ?? [];
  return { kind: 'entries', entries: entries.map((entry) => readEntry(entry, groupNames)) };
}
