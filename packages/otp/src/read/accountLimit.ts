/** Limits memory use. No real list has more accounts. */
export const maxAccounts = 5000;

/** Counts the accounts of all texts that are read together, and admits the first ones. */
export class AccountLimit {
  /** The number of accounts found. An export counts as one if the limit was reached before it. */
  count = 0;

  /** The number of accounts that are still admitted. */
  get left(): number {
    return Math.max(0, maxAccounts - this.count);
  }

  /** Returns the items that are still admitted. */
  admit<Item>(items: readonly Item[]): readonly Item[] {
    const { left } = this;
    this.count += items.length;
    return items.length <= left ? items : items.slice(0, left);
  }
}
