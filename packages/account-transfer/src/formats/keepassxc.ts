import { uriLabel } from '@otp-lab/otp';
import type { TransferAccount } from '../account.ts';
import { toUtf8 } from '../bytes/utf8.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';

const columns = [
  'Group',
  'Title',
  'Username',
  'Password',
  'URL',
  'Notes',
  'TOTP',
  'Icon',
  'Last Modified',
  'Created',
];

/** The group that contains all others. KeePassXC ignores it when it imports. */
const rootGroup = 'Root';

function row(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}

/** Returns the URI that KeePassXC writes (`Totp::writeSettings`). For Steam accounts, it needs `digits`, too. */
function keepassxcUri(account: TransferAccount): string {
  const { type, issuer, secret, algorithm, digits, period } = account;
  const isSteam = type === 'steam';
  const parameters = [
    `secret=${secret}`,
    `period=${isSteam ? 30 : period}`,
    `digits=${isSteam ? 5 : digits}`,
    `issuer=${encodeURIComponent(issuer)}`,
    ...(isSteam ? ['encoder=steam'] : []),
    ...(isSteam || algorithm === 'SHA1' ? [] : [`algorithm=${algorithm}`]),
  ];
  return `otpauth://totp/${uriLabel(account)}?${parameters.join('&')}`;
}

/** Removes empty parts from the path of the group, because KeePassXC's import ignores them. */
function adaptValues(account: TransferAccount): AdaptedValues {
  const groups = account.details.groups
    .map((group) => group.split('/').filter(Boolean).join('/'))
    .filter((group) => group !== '');
  return { account: { ...account, details: { ...account.details, groups } } };
}

/**
 * KeePassXC: a CSV export. Source: keepassxreboot/keepassxc, branch `develop` (2024-10), `format/CsvExporter.cpp`,
 * `gui/csvImport/CsvImportWidget.cpp`, `core/Totp.cpp` (read 2026-11-24).
 *
 * - Computes totp codes for hotp URIs, so hotp can't be expressed.
 * - 10^10 overflows 32 bits, so codes of 10 digits would be wrong. Periods are at most a day since
 *   2.7.8, and 60 seconds before (measured with keepassxc-cli 2.7.4).
 * - An icon is the number of a picture in KeePassXC. The export has no favorites.
 */
export const keepassxc: TransferFormat = {
  capabilities: {
    types: ['totp', 'steam'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 1, max: 9 },
    periods: { min: 1, max: 86_400 },
    maxCounter: undefined,
    secretBytes: { min: 1, max: Infinity },
    hasPin: false,
    hasNote: true,
    groups: 'one',
    hasFavorite: false,
    hasIcon: false,
    adaptValues,
  },
  encryption: 'never',
  release: 'KeePassXC 2.7',
  reference: 'https://github.com/keepassxreboot/keepassxc/blob/develop/src/format/CsvExporter.cpp',
  referenceReadOn: '2026-11-24',
  write: (accounts, { unixMilliseconds }) => {
    const date = new Date(unixMilliseconds).toISOString().replace(/\.\d+/, '');
    const rows = accounts.map((account) => {
      const { issuer, account: name, details } = account;
      const path = [rootGroup, ...details.groups].join('/');
      return row([
        path,
        issuer,
        name,
        '',
        '',
        details.note,
        keepassxcUri(account),
        '0',
        date,
        date,
      ]);
    });
    const bytes = toUtf8(row(columns) + rows.join(''));
    return Promise.resolve({ kind: 'file', name: 'Passwords.csv', mediaType: 'text/csv', bytes });
  },
};
