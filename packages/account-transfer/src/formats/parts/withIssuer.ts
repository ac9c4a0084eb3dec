import type { TransferAccount } from '../../account.ts';

/**
 * Returns the account with an issuer. If it has none, its name becomes the issuer, as in Stratum's import of Google's
 * export. An account without names gets '--', as in Bitwarden's imports.
 */
export function withIssuer(account: TransferAccount): TransferAccount {
  if (account.issuer !== '') return account;
  return { ...account, issuer: account.account || '--', account: '' };
}
