import type { TransferAccount } from '@otp-lab/account-transfer';
import type { PackedAccounts } from './moveQuestions.ts';

/** Encodes accounts as bytes, which the page keeps without decoding them. */
export function packAccounts(accounts: readonly TransferAccount[]): PackedAccounts {
  const plain = accounts.map((account) => ({ ...account, counter: String(account.counter) }));
  return new TextEncoder().encode(JSON.stringify(plain));
}

/** Decodes what `packAccounts` encoded. */
export function unpackAccounts(packed: PackedAccounts): TransferAccount[] {
  type Plain = Omit<TransferAccount, 'counter'> & { readonly counter: string };
  const plain = JSON.parse(new TextDecoder().decode(packed)) as readonly Plain[];
  return plain.map((account) => ({ ...account, counter: BigInt(account.counter) }));
}
