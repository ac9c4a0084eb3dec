import type { AccountDetails } from '@otp-lab/otp/read';
import type { TransferAccount } from './account.ts';
import { canonicalSecret } from './accountsFromEntries.ts';
import { codeKey } from './codeKey.ts';
import { mergedNames } from './mergedNames.ts';

/** Returns the same text for accounts that have the same codes, except for the counter and the PIN. */
function keyWithoutPin(account: TransferAccount): string {
  return codeKey({ ...account, secret: canonicalSecret(account.type, account.secret) });
}

function mergeDetails(all: readonly AccountDetails[]): AccountDetails {
  const notes = new Set(all.map(({ note }) => note).filter((note) => note !== ''));
  return {
    pin: all.find(({ pin }) => pin !== '')?.pin ?? '',
    note: [...notes].join('\n'),
    groups: [...new Set(all.flatMap(({ groups }) => groups))],
    isFavorite: all.some(({ isFavorite }) => isFavorite),
    icon: all.find(({ icon }) => icon !== undefined)?.icon,
  };
}

function merge(first: TransferAccount, others: readonly TransferAccount[]): TransferAccount {
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    ...mergedNames(all),
    // Once a server has seen the greatest counter, it refuses the codes of lower counters.
    counter: all.reduce((max, { counter }) => (counter > max ? counter : max), first.counter),
    details: mergeDetails(all.map(({ details }) => details)),
  };
}

/** Groups of accounts with the same codes, by PIN. */
type Duplicates = Map<string, TransferAccount[]>;

/**
 * Returns the group of earlier duplicates that an account with this PIN joins, or undefined if it starts a new group.
 * An account without a PIN joins the first group. An account with a PIN joins the group with that PIN, or takes over
 * the group without a PIN.
 */
function joinedGroup(duplicates: Duplicates, pin: string): TransferAccount[] | undefined {
  if (pin === '') return duplicates.values().next().value;
  const withoutPin = duplicates.get('');
  if (withoutPin !== undefined) {
    duplicates.delete('');
    duplicates.set(pin, withoutPin);
  }
  return duplicates.get(pin);
}

/**
 * Returns one account for each set of duplicates, in the order in which the first of each appears. Duplicates have the
 * same codes: their counters may differ, and their PINs are equal or empty.
 *
 * The merged account has the names that `mergedNames` chooses, the greatest counter, the PIN, all notes and groups, and
 * the first icon. It's a favorite if one of the duplicates is.
 */
export function mergeDuplicates(accounts: readonly TransferAccount[]): readonly TransferAccount[] {
  const lists: TransferAccount[][] = [];
  const byKey = new Map<string, Duplicates>();
  for (const account of accounts) {
    const key = keyWithoutPin(account);
    const duplicates: Duplicates = byKey.get(key) ?? new Map();
    byKey.set(key, duplicates);
    const earlier = joinedGroup(duplicates, account.details.pin);
    if (earlier !== undefined) earlier.push(account);
    else {
      const list = [account];
      duplicates.set(account.details.pin, list);
      lists.push(list);
    }
  }
  return lists.flatMap(([first, ...others]) => (first === undefined ? [] : [merge(first, others)]));
}
