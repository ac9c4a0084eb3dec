import type { SharedMessages } from '../messages/en-US.ts';
import { outline } from './icons.ts';

export type AccountId = keyof SharedMessages['services'];

interface Account {
  readonly icon: string;
  readonly color: string;
  /** The code that all pictures of the account show. */
  readonly code: string;
}

/** The accounts in the pictures. The messages have their names in each language. */
export const accounts: Record<AccountId, Account> = {
  mail: { icon: 'mail', color: '#2f6fb3', code: '482913' },
  bank: { icon: 'landmark', color: '#2b6b5a', code: '073518' },
  cloud: { icon: 'cloud', color: '#3f8fb5', code: '915640' },
  work: { icon: 'briefcase', color: '#3b4252', code: '360274' },
  shop: { icon: 'shopping-bag', color: '#c2622d', code: '648105' },
  forum: { icon: 'messages-square', color: '#7a4f9a', code: '529387' },
  school: { icon: 'graduation-cap', color: '#a67c1a', code: '204869' },
  server: { icon: 'server', color: '#55606e', code: '817432' },
  travel: { icon: 'plane', color: '#b3271d', code: '396051' },
  photos: { icon: 'image', color: '#b8487a', code: '750226' },
};

/** The remaining seconds of a 30-second code in every picture with several codes. */
export const secondsLeft = 19;

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

/** Returns a ring that shows the remaining seconds of the period, in the current color. The number is optional. */
export function arc(
  seconds: number,
  size: number,
  options: { period?: number; stroke?: number; track?: string; hasNumber?: boolean } = {},
): string {
  const { period = 30, stroke = size * 0.11, track = 'rgb(127 127 127 / 0.22)' } = options;
  const figure =
    options.hasNumber === false ? '' : `<b style="font-size:${size * 0.38}px">${seconds}</b>`;
  return (
    `<span class="arc" style="width:${size}px;height:${size}px">` +
    `${ring(size, stroke, seconds / period, track)}${figure}</span>`
  );
}
