import type { TransferAccount } from '../../account.ts';

/** Returns an identifier for the name of each group, in the order in which accounts name them. */
export function groupIds(
  accounts: readonly TransferAccount[],
  idOf: (name: string) => string,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { details } of accounts)
    for (const name of details.groups) if (!ids.has(name)) ids.set(name, idOf(name));
  return ids;
}
