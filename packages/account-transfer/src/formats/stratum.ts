import { toHex } from '@otp-lab/otp';
import { sha1 } from '@noble/hashes/legacy.js';
import type { TransferAccount } from '../account.ts';
import { encryptStratum } from '../encryption/stratum.ts';
import { toUtf8 } from '../bytes/utf8.ts';
import type { AdaptedValues, TransferFormat } from '../format.ts';
import { groupIds } from './parts/groupIds.ts';
import { withIssuer } from './parts/withIssuer.ts';
import { writtenText } from './parts/writtenText.ts';

/** Values of Stratum's enumerations (`AuthenticatorType.cs`, `HashAlgorithm.cs`). */
const types = { hotp: 1, totp: 2, motp: 3, steam: 4, yandex: 5 } as const;
const algorithms = { SHA1: 0, SHA256: 1, SHA512: 2 } as const;

/** Digits and periods of the types that have no settings of their own. */
const fixedSettings = {
  motp: { Digits: 6, Period: 10 },
  steam: { Digits: 5, Period: 30 },
  yandex: { Digits: 8, Period: 30 },
} as const;

/** The shortest Mobile-OTP secret in characters (`MobileOtp.SecretMinLength`). */
const minMotpSecret = 16;

/** Stratum identifies categories and icons by the beginning of a hash of their content. */
function contentId(text: string): string {
  return toHex(sha1(toUtf8(text))).slice(0, 8);
}

function settingsOf({ type, algorithm, digits, period, counter }: TransferAccount): object {
  if (type === 'totp' || type === 'hotp')
    return {
      Algorithm: algorithms[algorithm],
      Digits: digits,
      Period: type === 'totp' ? period : 30,
      Counter: Number(counter),
    };
  return { Algorithm: 0, ...fixedSettings[type], Counter: 0 };
}

function adaptValues(account: TransferAccount): AdaptedValues {
  const { type, secret } = account;
  if (type === 'motp' && secret.length < minMotpSecret) return { leftOut: 'secret' };
  return { account: withIssuer(account) };
}

/** As 'YYYY-MM-DD_hhmmss' in UTC. */
function fileDateOf(unixMilliseconds: number): string {
  return new Date(unixMilliseconds)
    .toISOString()
    .slice(0, 19)
    .replace('T', '_')
    .replaceAll(':', '');
}

/**
 * Stratum, formerly Authenticator Pro: a backup, plain or encrypted. Source: stratumauth/app (2026-05),
 * `Backup/Backup.cs`, `Entity/Authenticator.cs`, `Entity/Category.cs`, `AuthenticatorType.cs`, `Util/SecretUtil.cs`,
 * `Service/Impl/AuthenticatorService.cs`, `RestoreService.cs`, `Stratum.Droid/src/Interface/CustomIconDecoder.cs`,
 * `Activity/MainActivity.cs` (read 2026-11-24).
 *
 * - If one account is outside the bounds, Stratum refuses the whole file. The bounds: 6 to 10 digits (hotp 6 to 8), an
 *   issuer, and the least lengths of secrets.
 * - The secret is the primary key. So Stratum keeps only the first of several accounts with the same secret.
 * - Counters have 63 bits, but JSON numbers beyond 2^53 lose digits in most programs (RFC 8259 section 6).
 * - Periods of Mobile-OTP: Stratum writes 30, but computes a code for a step of 10 seconds, so 10 is right.
 */
export const stratum: TransferFormat = {
  capabilities: {
    types: ['totp', 'hotp', 'steam', 'motp', 'yandex'],
    algorithms: ['SHA1', 'SHA256', 'SHA512'],
    digits: { min: 6, max: 10 },
    hotpDigits: { min: 6, max: 8 },
    periods: { min: 1, max: 0x7fff_ffff },
    maxCounter: BigInt(Number.MAX_SAFE_INTEGER),
    secretBytes: { min: 1, max: Infinity },
    hasPin: true,
    hasNote: false,
    groups: 'several',
    hasFavorite: false,
    hasIcon: true,
    iconTypes: ['image/png'],
    hasUniqueSecrets: true,
    adaptValues,
  },
  encryption: 'optional',
  release: 'Stratum 1.6.2',
  reference: 'https://github.com/stratumauth/app/blob/master/Stratum.Core/src/Backup/Backup.cs',
  referenceReadOn: '2026-11-24',
  write: (accounts, options) => {
    const ids = groupIds(accounts, contentId);
    const icons = new Map<string, string>();
    const authenticators = accounts.map((account, ranking) => {
      const { type, issuer, account: name, secret, details } = account;
      const iconId = details.icon && contentId(details.icon.base64);
      if (iconId !== undefined && details.icon !== undefined)
        icons.set(iconId, details.icon.base64);
      return {
        Type: types[type],
        Icon: iconId === undefined ? null : `@${iconId}`,
        Issuer: issuer,
        Username: name || null,
        Secret: secret,
        Pin: details.pin || null,
        ...settingsOf(account),
        CopyCount: 0,
        Ranking: ranking,
      };
    });
    const backup = {
      Authenticators: authenticators,
      Categories: Array.from(ids, ([Name, Id], Ranking) => ({ Id, Name, Ranking })),
      AuthenticatorCategories: accounts.flatMap(({ secret, details }) =>
        details.groups.map((group) => ({
          CategoryId: ids.get(group),
          AuthenticatorSecret: secret,
          Ranking: 0,
        })),
      ),
      CustomIcons: Array.from(icons, ([Id, Data]) => ({ Id, Data })),
    };
    return writtenText(JSON.stringify(backup), options, {
      name: () => `backup-${fileDateOf(options.unixMilliseconds)}.stratum`,
      mediaType: 'application/octet-stream',
      encrypt: encryptStratum,
    });
  },
};
