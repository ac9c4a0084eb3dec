import type { AccountType } from '@otp-lab/account-transfer';

/** Proper names, the same in all languages. */
export const typeNames: Readonly<Record<AccountType, string>> = {
  totp: 'TOTP',
  hotp: 'HOTP',
  steam: 'Steam',
  motp: 'Mobile-OTP',
  yandex: 'Yandex',
};
