/** For tests: random accounts, and the accounts of a file that `writeAccounts` wrote. */
export { openWritten } from './openWritten.ts';
export { randomTransferAccount } from './randomTransferAccount.ts';
export { unlistedChanges } from './unlistedChanges.ts';
