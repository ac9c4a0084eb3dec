import type { TransferAccount } from './account.ts';
import { adaptAccounts } from './adaptAccount.ts';
import type { AdaptedAccount, Loss, WriteOptions, WrittenFile } from './format.ts';
import { type FormatId, formats } from './formats.ts';

/** A loss of one of the given accounts. `index` counts from 0. */
export interface IndexedLoss extends Loss {
  readonly index: number;
}

/** The result of writing accounts. */
export interface WriteResult {
  /** Undefined if the format can't express any of the accounts. */
  readonly file: WrittenFile | undefined;
  /** One for each given account, in the same order. */
  readonly adapted: readonly AdaptedAccount[];
  readonly losses: readonly IndexedLoss[];
}

/**
 * Writes accounts as a file or QR codes that another app imports. Accounts that the format can't express are left out,
 * and `losses` lists everything that is left out, changed or dropped.
 *
 * @throws {RangeError} if the password is empty. Also if it is missing for a format that is always encrypted, or given
 * for a format without encryption (`formats[formatId].encryption`)
 */
export async function writeAccounts(
  formatId: FormatId,
  accounts: readonly TransferAccount[],
  options: WriteOptions,
): Promise<WriteResult> {
  const { capabilities, encryption, write } = formats[formatId];
  if (options.password === undefined && encryption === 'always')
    throw new RangeError(`${formatId} needs a password`);
  if (options.password !== undefined && encryption === 'never')
    throw new RangeError(`${formatId} has no encryption`);
  if (options.password === '') throw new RangeError('the password is empty');
  const adapted = adaptAccounts(accounts, capabilities);
  const written = adapted.flatMap(({ account }) => (account === undefined ? [] : [account]));
  const file = written.length === 0 ? undefined : await write(written, options);
  const losses = adapted.flatMap((adaptedAccount, index) =>
    adaptedAccount.losses.map((loss) => ({ ...loss, index })),
  );
  return { file, adapted, losses };
}
