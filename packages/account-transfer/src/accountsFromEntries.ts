import { decodeTypedBase32, defaultSettings, encodeBase32 } from '@otp-lab/otp';
import type { ReadEntry } from '@otp-lab/otp/read';
import type { AccountType, TransferAccount } from './account.ts';

/**
 * Returns a Base32 secret in upper case, without padding, and with its spare bits set to zero. Doesn't change the
 * secret of Mobile-OTP, which isn't Base32.
 */
export function canonicalSecret(type: AccountType, secret: string): string {
  if (type === 'motp') return secret;
  const decoded = decodeTypedBase32(secret);
  return decoded.ok ? encodeBase32(decoded.bytes, { padding: false }) : secret;
}

/** Converts accounts that were read. Settings that a type doesn't use get their defaults. */
export function accountsFromEntries(entries: readonly ReadEntry[]): readonly TransferAccount[] {
  const { algorithm, digits, period, counter } = defaultSettings;
  return entries.flatMap(({ settings, proprietary, details }) => {
    const account = settings ?? proprietary;
    if (account === undefined) return [];
    const secret = canonicalSecret(account.type, account.secret);
    return [{ algorithm, digits, period, counter, ...account, secret, details }];
  });
}
