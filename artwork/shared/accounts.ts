import type { SharedMessages } from '../messages/en-US.ts';
import { outline } from './icons.ts';

export type AccountId = keyof SharedMessages['services'];

interface Account {
  readonly icon: string;
  readonly color: string;
  /** The code that all pictures of the account show. */
  readonly code: string;
  /** For how many seconds a code is valid. */
  readonly period: 30 | 60;
}

/** The accounts in the pictures. The messages have their names in each language. */
export const accounts: Record<AccountId, Account> = {
  mail: { icon: 'mail', color: '#2f6fb3', code: '482913', period: 30 },
  city: { icon: 'landmark', color: '#2b6b5a', code: '073518', period: 30 },
  cloud: { icon: 'cloud', color: '#3f8fb5', code: '915640', period: 60 },
  library: { icon: 'book-open', color: '#3b4252', code: '360274', period: 30 },
  shop: { icon: 'shopping-bag', color: '#c2622d', code: '648105', period: 60 },
  forum: { icon: 'messages-square', color: '#7a4f9a', code: '529387', period: 30 },
  school: { icon: 'graduation-cap', color: '#a67c1a', code: '204869', period: 60 },
  server: { icon: 'server', color: '#55606e', code: '817432', period: 30 },
  travel: { icon: 'plane', color: '#b3271d', code: '396051', period: 30 },
  photos: { icon: 'image', color: '#b8487a', code: '750226', period: 60 },
};

/**
 * Returns the remaining seconds of an account's code.
 * @param second the second of the minute, from 0 to 29. The second half of a minute isn't supported: the function
 *   counts from the start of the minute, so it would return 0 or less for a code of 30 seconds.
 */
export function secondsLeft(id: AccountId, second: number): number {
  return accounts[id].period - second;
}

/** Returns an account's icon on its colored tile. Sizes are in CSS pixels. */
export function tile(id: AccountId, size: number, radius = size * 0.24): string {
  const { icon, color } = accounts[id];
  return iconTile(icon, color, size, radius);
}

/** Returns an outlined icon on a colored tile. Sizes are in CSS pixels. */
export function iconTile(icon: string, color: string, size: number, radius = size * 0.24): string {
  return (
    `<span class="tile" style="width:${size}px;height:${size}px;border-radius:${radius}px;background:${color}">` +
    `${outline(icon, size * 0.56, 1.9)}</span>`
  );
}

/** Returns a code in groups of three digits. */
export function code(digits: string): string {
  const groups = digits.match(/\d{1,3}/g) ?? [];
  return `<span class="code">${groups.map((group) => `<span>${group}</span>`).join('')}</span>`;
}

/** Returns dots instead of a hidden code, in groups of three. */
export function hiddenCode(length = 6): string {
  const groups = '•'.repeat(length).match(/.{1,3}/g) ?? [];
  return `<span class="code code-hidden">${groups.map((group) => `<span>${group}</span>`).join('')}</span>`;
}

/** Returns an SVG ring that is filled by `share` (0 to 1), clockwise from twelve o'clock. */
export function ring(size: number, stroke: number, share: number, track: string): string {
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const circle = `cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke-width="${stroke}"`;
  return (
    `<svg width="${size}" height="${size}"><circle ${circle} stroke="${track}"/>` +
    `<circle ${circle} stroke="currentColor" stroke-linecap="round" ` +
    `stroke-dasharray="${(length * share).toFixed(2)} ${length.toFixed(2)}" ` +
    `transform="rotate(-90 ${size / 2} ${size / 2})"/></svg>`
  );
}

/**
 * Returns a ring that shows the remaining seconds of an account's code, in the current color. The number is optional.
 * @param second the second of the minute, from 0 to 29 as in `secondsLeft`
 * @param size in CSS pixels
 */
export function timeLeft(
  id: AccountId,
  second: number,
  size: number,
  options: { stroke?: number; track?: string; hasNumber?: boolean } = {},
): string {
  const { stroke = size * 0.11, track = 'rgb(127 127 127 / 0.22)', hasNumber = true } = options;
  const seconds = secondsLeft(id, second);
  const figure = hasNumber ? `<b style="font-size:${size * 0.38}px">${seconds}</b>` : '';
  return (
    `<span class="arc" style="width:${size}px;height:${size}px">` +
    `${ring(size, stroke, seconds / accounts[id].period, track)}${figure}</span>`
  );
}
