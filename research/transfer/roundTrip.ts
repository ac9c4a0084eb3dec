import {
  type AdaptedAccount,
  type FormatId,
  formatIds,
  formats,
  type TransferAccount,
  writeAccounts,
} from '@otp-lab/account-transfer';
import {
  openWritten,
  randomTransferAccount,
  unlistedChanges,
} from '@otp-lab/account-transfer/testing';
import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';

/**
 * Moves random accounts from each format to each other: writes them in the first, opens the file, writes the accounts
 * in the second, and opens that. Prints how many accounts stay equal, change as the losses say, are left out as they
 * say, or change silently, which is a bug. Exits with 1 if there is a silent change.
 *
 * Usage: npx node research/transfer/roundTrip.ts [accounts per pair] [seed]
 */
const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const accountsPerFile = 1000;
const password = 'correct horse';
const next = seededNumbers(seed);

interface Tally {
  equal: number;
  listed: number;
  leftOut: number;
  silent: number;
}

const emptyTally = (): Tally => ({ equal: 0, listed: 0, leftOut: 0, silent: 0 });

/** Returns JSON that is equal for accounts with equal values. */
function keyOf(account: TransferAccount | undefined): string {
  const entries = account && Object.entries(account).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

/** An account before the format adapts it, what the format makes of it, and the account in the opened file. */
interface Move {
  readonly before: TransferAccount;
  readonly adapted: AdaptedAccount;
  readonly after: TransferAccount | undefined;
}

/** Adds the result of moving one account to the tally, and prints a silent change. */
function tallyMove(id: FormatId, { before, adapted, after }: Move, tally: Tally): void {
  const { account, losses } = adapted;
  if (account === undefined) {
    const isListed = losses.some(({ kind }) => kind === 'left-out');
    tally[isListed ? 'leftOut' : 'silent'] += 1;
    return;
  }
  const isAsAdapted = after !== undefined && keyOf(after) === keyOf(account);
  const unlisted = after ? unlistedChanges(before, after, losses) : ['account'];
  if (isAsAdapted && unlisted.length === 0) {
    tally[losses.length > 0 ? 'listed' : 'equal'] += 1;
    return;
  }
  tally.silent += 1;
  console.log(
    `silent change in ${id}: ${unlisted.join(', ')}\n  ${keyOf(before)}\n  ${keyOf(after)}`,
  );
}

/** Moves the accounts into a format and opens the file. Counts into the tally, and returns the opened accounts. */
async function move(
  id: FormatId,
  accounts: readonly TransferAccount[],
  tally: Tally,
): Promise<readonly TransferAccount[]> {
  const moved: TransferAccount[] = [];
  const given = formats[id].encryption === 'always' ? password : undefined;
  for (let start = 0; start < accounts.length; start += accountsPerFile) {
    const part = accounts.slice(start, start + accountsPerFile);
    const { file, adapted: adaptedAccounts } = await writeAccounts(id, part, {
      password: given,
      unixMilliseconds: Date.UTC(2026, 10, 24),
      randomBytes: (length) => randomBytes(next, length),
    });
    const opened = file ? await openWritten(file, given) : [];
    // Accounts that are left out aren't in the file, so the others move up.
    let position = 0;
    for (const [index, before] of part.entries()) {
      const adapted = adaptedAccounts[index] ?? { account: undefined, losses: [] };
      const after = adapted.account === undefined ? undefined : opened[position];
      if (adapted.account !== undefined) position += 1;
      tallyMove(id, { before, adapted, after }, tally);
    }
    tally.silent += Math.max(0, opened.length - position);
    moved.push(...opened);
  }
  return moved;
}

const total = emptyTally();
for (const source of formatIds) {
  const accounts = Array.from({ length: count }, () => randomTransferAccount(next));
  const written = emptyTally();
  const opened = await move(source, accounts, written);
  total.silent += written.silent;
  console.log(`${source}: ${count} written, ${opened.length} opened, ${written.silent} silent`);
  for (const target of formatIds) {
    const tally = emptyTally();
    await move(target, opened, tally);
    const { equal, listed, leftOut, silent } = tally;
    for (const field of ['equal', 'listed', 'leftOut', 'silent'] as const)
      total[field] += tally[field];
    console.log(
      `  → ${target}: ${equal} equal, ${listed} with listed changes, ${leftOut} left out, ${silent} silent`,
    );
  }
}
console.log(
  `all pairs: ${total.equal} equal, ${total.listed} with listed changes, ${total.leftOut} left out, ${total.silent} silent`,
);
process.exitCode = total.silent > 0 ? 1 : 0;
