import type { TransferAccount } from '../account.ts';
import { encryptTwofas } from '../encryption/twofas.ts';
import type { TransferFormat } from '../format.ts';
import { fileDate } from './parts/fileDate.ts';
import { groupIds } from './parts/groupIds.ts';
import { uuid } from './parts/uuid.ts';
import { withIssuer } from './parts/withIssuer.ts';
import { writtenText } from './parts/writtenText.ts';

/** The collection of the default icon (`ServiceIcons.kt`). 2FAS shows the label instead. */
const defaultIconCollection = 'a5b3fb65-4ec5-43e6-8ec1-49e24ca9e7ad';

/** Returns two letters that 2FAS shows as the icon. */
function labelText(issuer: string): string {
  return Array.from(issuer).slice(0, 2).join('').toUpperCase();
}

function otpOf(account: TransferAccount): object {
  const { type, issuer, account: name, algorithm, digits, period, counter } = account;
  const names = { label: name, account: name, issuer };
  const rest = { tokenType: type.toUpperCase(), source: 'Manual' };
  if (type === 'steam') return { ...names, digits: 5, period: 30, algorithm: 'SHA1', ...rest };
  const moving = type === 'hotp' ? { counter: Number(counter) } : { period };
  return { ...names, digits, ...moving, algorithm, ...rest };
}

/**
 * 2FAS: a backup with schema version 4, plain or encrypted. Sources: twofas/2fas-android 5.5.3 (2026-03),
 * `BackupService.kt`, `BackupContent.kt`, `BackupRepositoryImpl.kt`, `ServicesRepositoryImpl.kt`, `ServiceMapper.kt`,
 * `OtpAuthenticator.kt`, `BackupExportScreen.kt`; twofas/2fas-ios 5.4.4 (2026-04), `Digits.swift`, `Period.swift`,
 * `ServiceRules.swift`, `ImportFromFileInteractor+Parsers.swift` (read 2026-11-24).
 *
 * - With 4, 9 or 10 digits, Android refuses the whole file, and iOS shows 6.
 * - iOS takes 30 seconds for every period that isn't 10, 30, 60 or 90.
 * - A counter has 31 bits, a secret 4 to 512 characters (iOS).
 * - A service always has a name. Of several accounts with the same secret, Android keeps one.
 * - iOS removes backslashes from issuers, and shows only 50 characters of the account.
 */
export const twofas: TransferFormat = {
  capabilities: {
    types: ['totp', 'hotp', 'steam'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 5, max: 8 },
    periods: [10, 30, 60, 90],
    maxCounter: 0x7fff_ffffn,
    secretBytes: { min: 2, max: 320 },
    hasPin: false,
    hasNote: false,
    groups: 'one',
    hasFavorite: false,
    hasIcon: false,
    hasUniqueSecrets: true,
    adaptValues: (account) => ({ account: withIssuer(account) }),
  },
  encryption: 'optional',
  release: '2FAS 5.5.3',
  reference:
    'https://github.com/twofas/2fas-android/blob/develop/data/services/src/main/java/com/twofasapp/data/services/domain/BackupService.kt',
  referenceReadOn: '2026-11-24',
  write: (accounts, options) => {
    const ids = groupIds(accounts, () => uuid(options.randomBytes(16)).toUpperCase());
    const services = accounts.map((account, position) => {
      const { issuer, secret, details } = account;
      const group = details.groups[0];
      return {
        name: issuer,
        secret,
        updatedAt: options.unixMilliseconds,
        otp: otpOf(account),
        order: { position },
        icon: {
          selected: 'Label',
          label: { text: labelText(issuer), backgroundColor: 'LightBlue' },
          iconCollection: { id: defaultIconCollection },
        },
        ...(group === undefined ? {} : { groupId: ids.get(group) }),
      };
    });
    const groups = Array.from(ids, ([name, id]) => ({
      id,
      name,
      isExpanded: true,
      updatedAt: options.unixMilliseconds,
    }));
    const content = {
      services,
      groups,
      updatedAt: options.unixMilliseconds,
      schemaVersion: 4,
      appVersionCode: 5_000_034,
      appVersionName: '5.5.3',
      appOrigin: 'android',
    };
    return writtenText(JSON.stringify(content), options, {
      name: () => `2fas-backup-${fileDate(options.unixMilliseconds)}.2fas`,
      mediaType: 'application/octet-stream',
      encrypt: encryptTwofas,
    });
  },
};
