import { adaptAccounts, formats, writeAccounts } from '@otp-lab/account-transfer';
import { chosenAccounts } from '../chosenAccounts.ts';
import type { AccountLoss, PreviewAnswer, PreviewQuestion } from '../moveQuestions.ts';
import { targets } from '../targets.ts';
import { randomBytes } from './randomBytes.ts';

/** The greatest length of a value in the table of losses. A note may be long. */
const maxValueLength = 80;

function shortened(text: string): string {
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

/** Returns what the target changes or leaves out. Writes the file only to know its name, if that takes no time. */
export async function preview(question: PreviewQuestion): Promise<PreviewAnswer> {
  const { target, now } = question;
  const { format, isEncrypted } = targets[target];
  const accounts = chosenAccounts(question);
  const { file, adapted } = isEncrypted
    ? { file: undefined, adapted: adaptAccounts(accounts, formats[format].capabilities) }
    : await writeAccounts(format, accounts, { unixMilliseconds: now, randomBytes });
  const losses = adapted.flatMap((adaptedAccount, account) =>
    adaptedAccount.losses.map(({ field, kind, from, to }): AccountLoss => ({
      account,
      field,
      kind,
      // Nobody needs to see a secret here.
      from: field === 'secret' ? '' : shortened(from),
      to: field === 'secret' ? '' : shortened(to),
    })),
  );
  return {
    losses,
    changedCount: adapted.filter(
      (adaptedAccount) => adaptedAccount.account && adaptedAccount.losses.length > 0,
    ).length,
    leftOutCount: adapted.filter((adaptedAccount) => !adaptedAccount.account).length,
    fileName: file?.kind === 'file' ? file.name : '',
    qrCodeCount: file?.kind === 'qr-codes' ? file.texts.length : 0,
    now,
  };
}
