/** Limits memory use. No real list has more accounts. */
export const maxAccounts = 5000;

/** Counts the accounts of all texts that are read together, and admits the first `maxAccounts` of them. */
export class AccountLimit {
  /** The number of accounts found so far. If the limit was reached before an export, the whole export counts as one. */
  count = 0;

  /** The number of accounts that may still be read. */
  get left(): number {
    return Math.max(0, maxAccounts - this.count);
  }

  /** Returns as many of the items as may still be read. */
  admit<Item>(items: readonly Item[]): readonly Item[] {
    const { left } = this;
    this.count += items.length;
    return items.length <= left ? items : items.slice(0, left);
  }
}
