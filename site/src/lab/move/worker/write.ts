import {
  codeKey,
  openAccounts,
  type TransferAccount,
  withDefaults,
  writeAccounts,
} from '@otp-lab/account-transfer';
import { chosenAccounts } from '../chosenAccounts.ts';
import type { WriteAnswer, WriteQuestion } from '../moveQuestions.ts';
import { packAccounts } from '../packAccounts.ts';
import { targets } from '../targets.ts';
import { randomBytes } from './randomBytes.ts';
import { reportProgress } from './reportProgress.ts';

/** Returns everything that the codes of an account depend on. */
function settingsOf(account: TransferAccount): string {
  return [codeKey(account), withDefaults(account).counter, account.details.pin].join(' ');
}

/** Writes the chosen accounts, and opens the written file again to compare it. */
export async function write(question: WriteQuestion): Promise<WriteAnswer> {
  const { target, now, progress } = question;
  const { format, isEncrypted } = targets[target];
  const password = isEncrypted ? question.password : undefined;
  const { file, adapted } = await writeAccounts(format, chosenAccounts(question), {
    password,
    unixMilliseconds: now,
    randomBytes,
    onProgress: (share) => reportProgress(progress, share / 2),
  });
  if (file === undefined) throw new RangeError(`${format} has none of the accounts`);
  const content = file.kind === 'file' ? [file.bytes] : file.texts;
  const result = await openAccounts(content, {
    password,
    onProgress: (share) => reportProgress(progress, 0.5 + share / 2),
  });
  const reopened = result.kind === 'accounts' ? result.accounts : [];
  const chosenIndexes = [...adapted.keys()].filter(
    (index) => adapted[index]?.account !== undefined,
  );
  const isComplete =
    reopened.length === chosenIndexes.length &&
    chosenIndexes.every((index, place) => {
      const [wanted, found] = [adapted[index]?.account, reopened[place]];
      return wanted && found && settingsOf(wanted) === settingsOf(found);
    });
  return { file, reopened: packAccounts(reopened), chosenIndexes, isComplete };
}
