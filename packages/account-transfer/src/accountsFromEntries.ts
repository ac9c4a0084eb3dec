import { decodeTypedBase32, defaultSettings, encodeBase32 } from '@otp-lab/otp';
import type { ReadEntry } from '@otp-lab/otp/read';
import type { AccountType, TransferAccount } from './account.ts';

/** Returns Base32 in upper case, without padding and with zeros as spare bits. Keeps the text of Mobile-OTP. */
export function canonicalSecret(type: AccountType, secret: string): string {
  if (type === 'motp') return secret;
  const decoded = decodeTypedBase32(secret);
  return decoded.ok ? encodeBase32(decoded.bytes, { padding: false }) : secret;
}

/** Converts accounts that were read. Settings that a type doesn't use have their defaults. */
export function accountsFromEntries(entries: readonly ReadEntry[]): readonly TransferAccount[] {
  const { algorithm, digits, period, counter } = defaultSettings;
  return entries.flatMap(({ settings, proprietary, details }) => {
    const account = settings ?? proprietary;
    if (account === undefined) return [];
    const secret = canonicalSecret(account.type, account.secret);
    return [{ algorithm, digits, period, counter, ...account, secret, details }];
  });
}
