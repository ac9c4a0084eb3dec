import type { AccountId } from '../../shared/accounts.ts';
import { arc, secondsLeft } from '../../shared/accounts.ts';
import { solid } from '../../shared/icons.ts';

/** An account of the drawn phone. */
export interface Look {
  readonly id: AccountId;
  readonly icon: string;
  /** Tones of the icon's disc and of the drawing on it. */
  readonly disc: string;
  readonly ink: string;
  /** A counter-based account shows a button for its next code instead of an arc. */
  readonly counter?: boolean;
}

/** The accounts of the drawn phone, in the order of its list. */
export const looks: readonly Look[] = [
  { id: 'mail', icon: 'email', disc: '#ffdad4', ink: '#8c1d14' },
  { id: 'bank', icon: 'bank', disc: '#c5e7ff', ink: '#0b4b6b' },
  { id: 'cloud', icon: 'cloud', disc: '#b0f0d9', ink: '#0c5142' },
  { id: 'work', icon: 'briefcase', disc: '#ffdeb0', ink: '#614000', counter: true },
  { id: 'shop', icon: 'shopping', disc: '#e8dcf5', ink: '#4b3a6b' },
  { id: 'travel', icon: 'airplane', disc: '#dde5b5', ink: '#444b12' },
];

/** A service's icon on its disc, `size` CSS pixels across. */
export function badge({ icon, disc, ink }: Look, size: number): string {
  return `<span class="round" style="width:${size}px;height:${size}px;background:${disc};color:${ink}">${solid(icon, size * 0.54)}</span>`;
}

/** The badge of one account by its name. */
export function badgeOf(id: AccountId, size: number): string {
  const look = looks.find((candidate) => candidate.id === id);
  if (!look) throw new RangeError(`The drawn phone has no account '${id}'`);
  return badge(look, size);
}

/** The seconds left of a code, or the button for the next one. */
export function rowEnd({ counter }: Look, size: number): string {
  if (counter) {
    return `<span class="round next-code" style="width:${size}px;height:${size}px">${solid('refresh', size * 0.6)}</span>`;
  }
  return `<span class="seconds">${arc(secondsLeft, size, { stroke: 3.6, track: 'var(--faint)' })}</span>`;
}
