import type { TransferAccount } from '../account.ts';
import { encryptBitwarden } from '../encryption/bitwarden.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';
import { accountUri } from './parts/accountUri.ts';
import { fileDate } from './parts/fileDate.ts';
import { groupIds } from './parts/groupIds.ts';
import { uuid } from './parts/uuid.ts';
import { withIssuer } from './parts/withIssuer.ts';
import { writtenText } from './parts/writtenText.ts';

/**
 * Bitwarden's `steam://` URIs contain no issuer and no account. Only the item can have them, and an item must have a
 * name.
 */
function adaptValues(account: TransferAccount): AdaptedValues {
  return { account: account.type === 'steam' ? withIssuer(account) : account };
}

/**
 * Bitwarden: a JSON export of an individual vault, plain or protected by a password. Bitwarden Authenticator imports
 * the plain one, too. Sources: bitwarden/clients, `individual-vault-export.service.ts`, `export-helper.ts`,
 * `bitwarden-json-importer.ts`; bitwarden/sdk-internal (2026-08), `bitwarden-vault/src/totp.rs`; bitwarden/android
 * 2026.8.0, `BitwardenExportParser.kt` (read 2026-11-24).
 *
 * - Computes totp codes for hotp URIs, so hotp can't be expressed. Bitwarden Authenticator refuses the whole file.
 * - 10^10 overflows 32 bits, so codes of 10 digits would be wrong.
 * - An item always has a name: the issuer, or the account. It can be in one folder.
 */
export const bitwarden: TransferFormat = {
  capabilities: {
    types: ['totp', 'steam'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 1, max: 9 },
    periods: { min: 1, max: 0x7fff_ffff },
    maxCounter: undefined,
    secretBytes: { min: 1, max: Infinity },
    hasPin: false,
    hasNote: true,
    groups: 'one',
    hasFavorite: true,
    hasIcon: false,
    adaptValues,
  },
  encryption: 'optional',
  release: 'Bitwarden 2026.8',
  reference: 'https://github.com/bitwarden/clients/tree/main/libs/tools/export/vault-export',
  referenceReadOn: '2026-11-24',
  write: (accounts, options) => {
    const newId = () => uuid(options.randomBytes(16));
    const ids = groupIds(accounts, newId);
    const date = new Date(options.unixMilliseconds).toISOString();
    const items = accounts.map((account) => {
      const { type, issuer, account: name, secret, details } = account;
      const group = details.groups[0];
      return {
        passwordHistory: null,
        revisionDate: date,
        creationDate: date,
        deletedDate: null,
        id: newId(),
        organizationId: null,
        folderId: group === undefined ? null : ids.get(group),
        type: 1,
        reprompt: 0,
        name: issuer || name || '--',
        notes: details.note || null,
        favorite: details.isFavorite,
        login: {
          fido2Credentials: [],
          uris: [],
          username: name || null,
          password: null,
          totp: type === 'steam' ? `steam://${secret}` : accountUri(account),
        },
        collectionIds: null,
      };
    });
    const folders = Array.from(ids, ([name, id]) => ({ id, name }));
    return writtenText(JSON.stringify({ encrypted: false, folders, items }, null, 2), options, {
      name: (isEncrypted) =>
        `bitwarden_${isEncrypted ? 'encrypted_' : ''}export_${fileDate(options.unixMilliseconds)}.json`,
      mediaType: 'application/json',
      encrypt: encryptBitwarden,
    });
  },
};
