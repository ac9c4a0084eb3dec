import { mergeDuplicates, type TransferAccount } from '@otp-lab/account-transfer';
import type { Selection } from './moveQuestions.ts';
import { unpackAccounts } from './packAccounts.ts';

/** Returns the chosen accounts with the names that the visitor gave them. */
export function chosenAccounts({ packs, chosen }: Selection): TransferAccount[] {
  const all = packs.flatMap(unpackAccounts);
  return chosen.flatMap(({ accountIndexes, issuer, account }) => {
    const [merged] = mergeDuplicates(
      accountIndexes.flatMap((accountIndex) => all[accountIndex] ?? []),
    );
    return merged ? [{ ...merged, issuer, account }] : [];
  });
}
