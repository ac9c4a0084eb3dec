import type { AccountId } from '../../shared/accounts.ts';
import { timeLeft } from '../../shared/accounts.ts';
import { solid } from '../../shared/icons.ts';

/** An account in the pictures of the Android app. */
export interface PhoneAccount {
  readonly id: AccountId;
  readonly icon: string;
  /** The colors of the icon's background disc and of the icon. */
  readonly disc: string;
  readonly ink: string;
  /** If true (HOTP), the account shows a button for the next code instead of the remaining seconds. */
  readonly isCounterBased?: boolean;
}

/** The accounts in the order of the app's list. */
export const phoneAccounts: readonly PhoneAccount[] = [
  { id: 'mail', icon: 'email', disc: '#ffdad4', ink: '#8c1d14' },
  { id: 'city', icon: 'bank', disc: '#c5e7ff', ink: '#0b4b6b' },
  { id: 'cloud', icon: 'cloud', disc: '#b0f0d9', ink: '#0c5142' },
  { id: 'library', icon: 'book-open', disc: '#ffdeb0', ink: '#614000', isCounterBased: true },
  { id: 'shop', icon: 'shopping', disc: '#e8dcf5', ink: '#4b3a6b' },
  { id: 'travel', icon: 'airplane', disc: '#dde5b5', ink: '#444b12' },
];

/** Returns a service's icon on its disc, with a diameter of `size` CSS pixels. */
export function badge({ icon, disc, ink }: PhoneAccount, size: number): string {
  return `<span class="round" style="width:${size}px;height:${size}px;background:${disc};color:${ink}">${solid(icon, size * 0.54)}</span>`;
}

/** Returns the badge of an account. Throws a RangeError if the app's list doesn't have it. */
export function badgeOf(id: AccountId, size: number): string {
  const account = phoneAccounts.find((candidate) => candidate.id === id);
  if (!account) throw new RangeError(`phoneAccounts has no account '${id}'.`);
  return badge(account, size);
}

/** The second of the minute at which the pictures of the list were taken. */
const second = 11;

/** Returns the end of an account's row: the remaining seconds, or the button for the next code. */
export function rowEnd({ id, isCounterBased }: PhoneAccount, size: number): string {
  if (isCounterBased) {
    return `<span class="round next-code" style="width:${size}px;height:${size}px">${solid('refresh', size * 0.6)}</span>`;
  }
  return `<span class="seconds">${timeLeft(id, second, size, { stroke: 3.6, track: 'var(--faint)' })}</span>`;
}
