import { defaultSettings } from '@otp-lab/otp';
import type { TransferAccount } from './account.ts';

type CodeSettings = Pick<
  TransferAccount,
  'type' | 'secret' | 'algorithm' | 'digits' | 'period' | 'counter'
>;

/**
 * Returns the account with the defaults of all settings that its type doesn't use. So accounts with the same codes have
 * equal settings.
 */
export function withDefaults<Account extends CodeSettings>(account: Account): Account {
  const { algorithm, digits, period, counter } = defaultSettings;
  if (account.type === 'totp') return { ...account, counter };
  if (account.type === 'hotp') return { ...account, period };
  return { ...account, algorithm, digits, period, counter };
}

/**
 * Returns the same text for two accounts if their codes are the same. Ignores the counter and the PIN. Compares secrets
 * as texts, so pass canonical secrets, as `openAccounts` returns them.
 */
export function codeKey(account: CodeSettings): string {
  const { type, secret, algorithm, digits, period } = withDefaults(account);
  return [type, secret, algorithm, digits, period].join(' ');
}
