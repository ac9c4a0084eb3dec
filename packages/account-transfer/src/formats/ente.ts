import type { TransferAccount } from '../account.ts';
import { encryptEnte } from '../encryption/ente.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';
import { fileDateWithDash } from './parts/fileDate.ts';
import { writtenText } from './parts/writtenText.ts';

/** Returns the details as JSON. Writes '%' as an escape, because Ente Auth replaces '%2C' with a comma. */
function displayJson({ details }: TransferAccount): string {
  const display = {
    pinned: details.isFavorite,
    trashed: false,
    lastUsedAt: 0,
    tapCount: 0,
    tags: details.groups,
    note: details.note,
    position: 0,
    iconSrc: '',
    iconID: '',
  };
  return JSON.stringify(display).replaceAll('%', String.raw`\u0025`);
}

/**
 * Returns the otpauth URI of an account. Always writes the label and the issuer, even if they're empty. If the issuer
 * is missing, Ente Auth shows the account name in its place.
 */
function enteUri(account: TransferAccount): string {
  const { type, issuer, account: name, algorithm, digits, period, secret, counter } = account;
  const isSteam = type === 'steam';
  const parameters = [
    `algorithm=${isSteam ? 'SHA1' : algorithm}`,
    `digits=${isSteam ? 5 : digits}`,
    `issuer=${encodeURIComponent(issuer)}`,
    `period=${type === 'totp' ? period : 30}`,
    `secret=${secret}`,
    ...(type === 'hotp' ? [`counter=${counter}`] : []),
    `codeDisplay=${encodeURIComponent(displayJson(account))}`,
  ];
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://${type}/${label}?${parameters.join('&')}`;
}

/** Longer values of `codeDisplay` aren't read (`uriDetails.ts` of @otp-lab/otp). */
const maxDisplayLength = 20_000;

/** Returns the account without its note if its details are too long for a URI. */
function withShortDetails(account: TransferAccount): TransferAccount {
  if (displayJson(account).length <= maxDisplayLength) return account;
  return { ...account, details: { ...account.details, note: '' } };
}

function adaptValues(account: TransferAccount): AdaptedValues {
  const cut = account.issuer.indexOf('period=');
  const issuer = cut < 0 ? account.issuer : account.issuer.slice(0, cut).trim();
  if (account.type !== 'steam' && issuer.toLowerCase() === 'steam') return { leftOut: 'issuer' };
  return { account: withShortDetails({ ...account, issuer }) };
}

/**
 * Ente Auth: a list of otpauth URIs, plain or encrypted. Source: ente-io/ente, mobile/apps/auth 4.4.24 (2026-07),
 * `models/code.dart`, `models/code_display.dart`, `utils/totp_util.dart`, `ui/settings/data/export_widget.dart`,
 * `ui/settings/data/import/plain_text_import.dart`, `encrypted_ente_import.dart` (read 2026-11-24).
 *
 * - Shows Steam codes for every account with the issuer Steam, whatever the type and the case.
 * - Cuts an issuer at 'period=' (ente-io/ente #77).
 * - If a list contains a comma, Ente Auth splits it there. So we encode every comma.
 * - Counters have 63 bits. Notes, tags and pins are in the parameter `codeDisplay`. Ente Auth has icons of its own.
 */
export const ente: TransferFormat = {
  capabilities: {
    types: ['totp', 'hotp', 'steam'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 1, max: 10 },
    periods: { min: 1, max: Number.MAX_SAFE_INTEGER },
    maxCounter: 0x7fff_ffff_ffff_ffffn,
    secretBytes: { min: 1, max: Infinity },
    hasPin: false,
    hasNote: true,
    groups: 'several',
    hasFavorite: true,
    hasIcon: false,
    adaptValues,
  },
  encryption: 'optional',
  release: 'Ente Auth 4.4.24',
  reference:
    'https://github.com/ente-io/ente/blob/main/mobile/apps/auth/lib/models/export/ente.dart',
  referenceReadOn: '2026-11-24',
  write: (accounts, options) =>
    writtenText(accounts.map((account) => `${enteUri(account)}\n`).join(''), options, {
      name: (isEncrypted) =>
        `ente-auth-codes-${isEncrypted ? 'encrypted' : 'plaintext'}-${fileDateWithDash(options.unixMilliseconds)}.${isEncrypted ? 'json' : 'txt'}`,
      mediaType: 'text/plain',
      encrypt: encryptEnte,
    }),
};
