import type { TransferAccount } from '../account.ts';
import type { WrittenFile } from '../format.ts';
import { openAccounts } from '../openAccounts.ts';

/** Returns the accounts of a file that `writeAccounts` wrote. @throws {Error} if it can't be opened */
export async function openWritten(
  file: WrittenFile,
  password?: string,
): Promise<readonly TransferAccount[]> {
  const input = file.kind === 'qr-codes' ? file.texts : [file.bytes];
  const result = await openAccounts(input, { password });
  if (result.kind !== 'accounts') throw new Error(JSON.stringify(result));
  return result.accounts;
}
