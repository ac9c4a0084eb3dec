/** Opens exports of authenticator apps, adapts the accounts to other formats, and writes files in these formats. */
export { type AccountType, accountTypes, type TransferAccount } from './account.ts';
export type {
  AdaptedAccount,
  FormatCapabilities,
  Loss,
  LossField,
  NumberRange,
  OpenError,
  OpenResult,
  TransferFormat,
  WriteOptions,
  WrittenFile,
} from './format.ts';

/** Opens files, QR codes and texts, with a password if they need one. */
export { accountsFromEntries } from './accountsFromEntries.ts';
export { codeKey, withDefaults } from './codeKey.ts';
export { mergeDuplicates } from './mergeDuplicates.ts';
export { mergedNames } from './mergedNames.ts';
export { maxInputLength, openAccounts, type OpenOptions } from './openAccounts.ts';

/** Writes accounts as other apps import them, and reports what is lost. */
export { adaptAccount, adaptAccounts } from './adaptAccount.ts';
export { type FormatId, formatIds, formats } from './formats.ts';
export { type IndexedLoss, writeAccounts, type WriteResult } from './writeAccounts.ts';
