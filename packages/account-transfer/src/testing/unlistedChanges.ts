import type { TransferAccount } from '../account.ts';
import type { Loss } from '../format.ts';

/** The settings that codes depend on, by type. */
const settings = {
  totp: ['secret', 'algorithm', 'digits', 'period'],
  hotp: ['secret', 'algorithm', 'digits', 'counter'],
  steam: ['secret'],
  motp: ['secret'],
  yandex: ['secret'],
} as const;

/**
 * Returns the names of fields that differ although no loss lists them. Independent of how `adaptAccount` finds losses.
 *
 * @param after the account as it was read from the written file
 */
export function unlistedChanges(
  before: TransferAccount,
  after: TransferAccount,
  losses: readonly Loss[],
): readonly string[] {
  const details = [
    ['pin', before.details.pin, after.details.pin],
    ['note', before.details.note, after.details.note],
    ['groups', JSON.stringify(before.details.groups), JSON.stringify(after.details.groups)],
    ['favorite', before.details.isFavorite, after.details.isFavorite],
    ['icon', JSON.stringify(before.details.icon), JSON.stringify(after.details.icon)],
  ] as const;
  const fields = ['type', 'issuer', 'account', ...settings[before.type]] as const;
  const changed = [
    ...fields.filter((field) => before[field] !== after[field]),
    ...details.filter(([, from, to]) => from !== to).map(([field]) => field),
  ];
  return changed.filter((field) => !losses.some((loss) => loss.field === field));
}
