import { encodeBase32, fromHex, toHex } from '@otp-lab/otp';
import { sha256 } from '@noble/hashes/sha2.js';
import type { TransferAccount } from '../account.ts';
import { fromBase64 } from '../bytes/base64.ts';
import { encryptAegis } from '../encryption/aegis.ts';
import { joinBytes } from '../bytes/joinBytes.ts';
import { toUtf8 } from '../bytes/utf8.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';
import { fileDateWithDash } from './parts/fileDate.ts';
import { groupIds } from './parts/groupIds.ts';
import { secretBytes } from './parts/secretBytes.ts';
import { uuid } from './parts/uuid.ts';
import { writtenText } from './parts/writtenText.ts';

/** Aegis keeps the first 16 bytes of a Yandex key: the others are a checksum. Codes don't depend on them. */
const yandexKeyLength = 16;

/** Settings that Aegis writes for types without settings of their own (`SteamInfo`, `MotpInfo`, `YandexInfo`). */
const fixedSettings = {
  steam: { algo: 'SHA1', digits: 5, period: 30 },
  motp: { algo: 'MD5', digits: 6, period: 10 },
  yandex: { algo: 'SHA256', digits: 8, period: 30 },
} as const;

function infoOf(account: TransferAccount): object {
  const { type, secret, algorithm: algo, digits, period, counter, details } = account;
  if (type === 'totp') return { secret, algo, digits, period };
  if (type === 'hotp') return { secret, algo, digits, counter: Number(counter) };
  const settings = fixedSettings[type];
  if (type === 'steam') return { secret, ...settings };
  // Aegis stores the bytes of a Mobile-OTP secret, and hashes them as hexadecimal.
  const stored = type === 'motp' ? encodeBase32(fromHex(secret), { padding: false }) : secret;
  return { secret: stored, ...settings, pin: details.pin };
}

/** The hash lets Aegis find equal icons (`VaultEntryIcon.generateHash`). */
function iconOf({ details: { icon } }: TransferAccount): object {
  if (icon === undefined) return { icon: null };
  const hash = sha256(joinBytes(toUtf8(icon.mediaType), fromBase64(icon.base64)));
  return { icon: icon.base64, icon_mime: icon.mediaType, icon_hash: toHex(hash) };
}

function adaptValues(account: TransferAccount): AdaptedValues {
  const { type, secret } = account;
  if (type === 'motp' && !/^(?:[0-9a-f]{2})+$/.test(secret)) return { leftOut: 'secret' };
  if (type !== 'yandex') return { account };
  const bytes = secretBytes(secret);
  if (bytes.length === yandexKeyLength) return { account };
  const used = encodeBase32(bytes.subarray(0, yandexKeyLength), { padding: false });
  return { account: { ...account, secret: used } };
}

/**
 * Aegis: a vault, plain or encrypted. Source: beemdevelopment/Aegis 3.4.2 (2026-02), `otp/*Info.java`,
 * `vault/Vault.java`, `VaultEntry.java`, `VaultEntryIcon.java`, `VaultGroup.java`, `VaultFile.java`,
 * `VaultBackupManager.java`, `icons/IconType.java` (read 2026-11-24).
 *
 * - A period must fit into 31 bits as milliseconds, digits are 1 to 10.
 * - Counters have 63 bits, but JSON numbers beyond 2^53 lose digits in most programs (RFC 8259 section 6).
 * - If Aegis can't read one account, it refuses the whole file. Examples: a Yandex key that has neither 16 nor 26
 *   bytes, and a Mobile-OTP secret that isn't hexadecimal.
 */
export const aegis: TransferFormat = {
  capabilities: {
    types: ['totp', 'hotp', 'steam', 'motp', 'yandex'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 1, max: 10 },
    periods: { min: 1, max: 2_147_483 },
    maxCounter: BigInt(Number.MAX_SAFE_INTEGER),
    secretBytes: { min: 1, max: Infinity },
    hasPin: true,
    hasNote: true,
    groups: 'several',
    hasFavorite: true,
    hasIcon: true,
    iconTypes: ['image/svg+xml', 'image/png', 'image/jpeg'],
    adaptValues,
  },
  encryption: 'optional',
  release: 'Aegis 3.4.2',
  reference: 'https://github.com/beemdevelopment/Aegis/blob/master/docs/vault.md',
  referenceReadOn: '2026-11-24',
  write: (accounts, options) => {
    const newId = () => uuid(options.randomBytes(16));
    const ids = groupIds(accounts, newId);
    const entries = accounts.map((account) => {
      const { type, account: name, issuer, details } = account;
      return {
        type,
        uuid: newId(),
        name,
        issuer,
        note: details.note,
        favorite: details.isFavorite,
        ...iconOf(account),
        info: infoOf(account),
        groups: details.groups.map((group) => ids.get(group)),
      };
    });
    const groups = Array.from(ids, ([name, id]) => ({ uuid: id, name }));
    const db = { version: 3, entries, groups, icons_optimized: true };
    const vault = { version: 1, header: { slots: null, params: null }, db };
    return writtenText(JSON.stringify(vault, null, 4), options, {
      name: (isEncrypted) =>
        `aegis-export-${isEncrypted ? '' : 'plain-'}${fileDateWithDash(options.unixMilliseconds)}.json`,
      mediaType: 'application/json',
      encrypt: encryptAegis,
    });
  },
};
