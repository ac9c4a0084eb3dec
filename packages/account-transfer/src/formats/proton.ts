import type { TransferAccount } from '../account.ts';
import { encryptProton } from '../encryption/proton.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';
import { accountUri } from './parts/accountUri.ts';
import { uuid } from './parts/uuid.ts';
import { writtenText } from './parts/writtenText.ts';

function contentOf(account: TransferAccount): object {
  const { type, issuer, account: name, secret } = account;
  if (type === 'steam') return { uri: `steam://${secret}`, entry_type: 'Steam', name };
  return { uri: accountUri(account), entry_type: 'Totp', name: name || issuer };
}

/** Sets the issuer of Steam accounts to 'Steam'. If the account has no name, its former issuer becomes the name. */
function adaptValues(account: TransferAccount): AdaptedValues {
  const { type, issuer, account: name } = account;
  if (type !== 'steam' || issuer === 'Steam') return { account };
  return { account: { ...account, issuer: 'Steam', account: name || issuer } };
}

/**
 * Proton Authenticator: an export of version 1, plain or encrypted. Sources: protonpass/proton-pass-common 1.7.3
 * (2026-07), `proton-authenticator/src/entry/exporter.rs`, `entry/mod.rs`, `steam/mod.rs`,
 * `proton-pass-totp/src/totp.rs`, `queries.rs`; the name of the file: `ExportsPasswordsState` in
 * protonpass/android-authenticator (read 2026-11-24).
 *
 * - Skips hotp, more than 9 digits and periods that don't fit into 16 bits.
 * - The label contains the issuer, because Proton splits a label without one at its last colon.
 */
export const proton: TransferFormat = {
  capabilities: {
    types: ['totp', 'steam'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 1, max: 9 },
    periods: { min: 1, max: 0xffff },
    maxCounter: undefined,
    secretBytes: { min: 1, max: Infinity },
    hasPin: false,
    hasNote: true,
    groups: 'none',
    hasFavorite: false,
    hasIcon: false,
    adaptValues,
  },
  encryption: 'optional',
  release: 'Proton Authenticator 1.7',
  reference:
    'https://github.com/protonpass/proton-pass-common/blob/main/proton-authenticator/src/entry/exporter.rs',
  referenceReadOn: '2026-11-24',
  write: (accounts, options) => {
    const entries = accounts.map((account) => ({
      id: uuid(options.randomBytes(16)),
      content: contentOf(account),
      note: account.details.note || null,
    }));
    return writtenText(JSON.stringify({ version: 1, entries }), options, {
      name: () => 'proton_authenticator_backup.json',
      mediaType: 'application/json',
      encrypt: encryptProton,
    });
  },
};
