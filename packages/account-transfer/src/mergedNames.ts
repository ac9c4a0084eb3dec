import type { TransferAccount } from './account.ts';

type Names = Pick<TransferAccount, 'issuer' | 'account'>;

/**
 * Returns the issuer and the name of merged accounts. Both come from the first account that has both. If no account has
 * both, they come from the first account that has one.
 */
export function mergedNames(accounts: readonly Names[]): Names {
  // Take both names from one account. The issuer of one account with the name of another would be wrong for both.
  const named =
    accounts.find(({ issuer, account }) => issuer !== '' && account !== '') ??
    accounts.find(({ issuer, account }) => issuer !== '' || account !== '');
  return { issuer: named?.issuer ?? '', account: named?.account ?? '' };
}
