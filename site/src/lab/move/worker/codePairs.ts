import type { TransferAccount } from '@otp-lab/account-transfer';
import { counterAt, decodeBase32, hotp } from '@otp-lab/otp';
import { proprietaryCode, proprietarySettings } from '@otp-lab/otp/read';
import { chosenAccounts } from '../chosenAccounts.ts';
import type { CodePair, CodesQuestion } from '../moveQuestions.ts';
import { unpackAccounts } from '../packAccounts.ts';

/** Returns the code of an account. Empty if it depends on a PIN that isn't known. */
function codeOf(account: TransferAccount | undefined, seconds: number): string {
  if (account === undefined) return '';
  const { type, secret, algorithm, digits, period, counter, details } = account;
  if (type !== 'totp' && type !== 'hotp') {
    if (proprietarySettings[type].needsPin && details.pin === '') return '';
    return proprietaryCode({ ...account, type }, details.pin, seconds);
  }
  const decoded = decodeBase32(secret);
  if (!decoded.ok) return '';
  const movingFactor = type === 'totp' ? counterAt(seconds, period) : counter;
  return hotp({ secret: decoded.bytes, counter: movingFactor, digits, algorithm });
}

/** Returns the codes of the old accounts, and the codes of the accounts in the written file. */
export function codePairs(question: CodesQuestion): CodePair[] {
  const { reopened, fileIndexes, now } = question;
  const written = unpackAccounts(reopened);
  const seconds = now / 1000;
  return chosenAccounts(question).map((account, index) => ({
    old: codeOf(account, seconds),
    written: codeOf(written[fileIndexes[index] ?? -1], seconds),
  }));
}
