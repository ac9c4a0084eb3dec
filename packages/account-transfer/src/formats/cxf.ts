import type { TransferAccount } from '../account.ts';
import { toBase64 } from '../bytes/base64.ts';
import { toUtf8 } from '../bytes/utf8.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';

/** Encodes bytes as Base64 for URLs (RFC 4648 section 5), without padding. */
function base64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Importers show the title as the issuer if there is none. */
function adaptValues(account: TransferAccount): AdaptedValues {
  return { account: { ...account, issuer: account.issuer || account.account || '--' } };
}

function credentialsOf(account: TransferAccount): readonly object[] {
  const { issuer, account: name, secret, algorithm, digits, period, details } = account;
  const totp = {
    type: 'totp',
    secret,
    period,
    digits,
    ...(name === '' ? {} : { username: name }),
    algorithm: algorithm.toLowerCase(),
    issuer,
  };
  const note = { type: 'note', content: { fieldType: 'string', value: details.note } };
  return details.note === '' ? [totp] : [totp, note];
}

/**
 * FIDO Credential Exchange Format (CXF) 1.0, as JSON. Sources: the crate credential-exchange-format 0.3 (docs.rs) and
 * an example in bitwarden/sdk-internal, `bitwarden-exporters/resources/cxf_example.json` (read 2026-11-24).
 *
 * - Only totp with one of three hashes: importers ignore an unknown algorithm. Bitwarden's `steam` is not in the
 *   standard.
 * - Period and digits are 8-bit integers in Bitwarden's crate, 16-bit in Apple's AuthenticationServices.
 * - An item always has a title. Groups are tags. There are no icons.
 */
export const cxf: TransferFormat = {
  capabilities: {
    types: ['totp'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 1, max: 10 },
    periods: { min: 1, max: 255 },
    maxCounter: undefined,
    secretBytes: { min: 1, max: Infinity },
    hasPin: false,
    hasNote: true,
    groups: 'several',
    hasFavorite: true,
    hasIcon: false,
    adaptValues,
  },
  encryption: 'never',
  release: 'CXF 1.0',
  reference: 'https://fidoalliance.org/specs/cx/cxf-v1.0-ps-20250814.html',
  referenceReadOn: '2026-11-24',
  write: (accounts, { unixMilliseconds, randomBytes }) => {
    const newId = () => base64Url(randomBytes(16));
    const timestamp = Math.floor(unixMilliseconds / 1000);
    const items = accounts.map((account) => {
      const { issuer, account: name, details } = account;
      return {
        id: newId(),
        creationAt: timestamp,
        modifiedAt: timestamp,
        title: issuer,
        ...(name === '' ? {} : { subtitle: name }),
        favorite: details.isFavorite,
        credentials: credentialsOf(account),
        ...(details.groups.length === 0 ? {} : { tags: details.groups }),
      };
    });
    const file = {
      version: { major: 1, minor: 0 },
      exporterRpId: 'otp-lab',
      exporterDisplayName: 'OTP Lab',
      timestamp,
      accounts: [{ id: newId(), username: '', email: '', collections: [], items }],
    };
    const bytes = toUtf8(JSON.stringify(file, null, 2));
    const name = 'credential-exchange.json';
    return Promise.resolve({ kind: 'file', name, mediaType: 'application/json', bytes });
  },
};
