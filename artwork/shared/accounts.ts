import type { SharedMessages } from '../messages/en-US.ts';
import { outline } from './icons.ts';

export type AccountId = keyof SharedMessages['services'];

interface Account {
  readonly icon: string;
  readonly color: string;
  /** The code it shows in every picture that shows it. */
  readonly code: string;
}

/** The accounts in the pictures. Names and addresses are messages, by language. */
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

/** The seconds that are left of a thirty-second code in every picture that shows several. */
export const secondsLeft = 19;

/** An account's icon on its colored tile. */
export function tile(id: AccountId, size: number, radius = size * 0.24): string {
  const { icon, color } = accounts[id];
  return iconTile(icon, color, size, radius);
}

/** Any outlined icon on a colored tile. */
export function iconTile(icon: string, color: string, size: number, radius = size * 0.24): string {
  return (
    `<span class="tile" style="width:${size}px;height:${size}px;border-radius:${radius}px;background:${color}">` +
    `${outline(icon, size * 0.56, 1.9)}</span>`
  );
}

/** A code in tabular figures, grouped in threes. */
export function code(digits: string): string {
  const groups = digits.match(/\d{1,3}/g) ?? [];
  return `<span class="code">${groups.map((group) => `<span>${group}</span>`).join('')}</span>`;
}

/** The dots that stand for a hidden code, grouped like the code. */
export function hiddenCode(length = 6): string {
  const groups = '•'.repeat(length).match(/.{1,3}/g) ?? [];
  return `<span class="code code-hidden">${groups.map((group) => `<span>${group}</span>`).join('')}</span>`;
}

/** The share of a circle that `seconds` of `period` fill, as an SVG ring from twelve o'clock. */
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

/** The thirty-second arc with the seconds left inside; the current color draws it. */
export function arc(
  seconds: number,
  size: number,
  options: { period?: number; stroke?: number; track?: string; number?: boolean } = {},
): string {
  const { period = 30, stroke = size * 0.11, track = 'rgb(127 127 127 / 0.22)' } = options;
  const figure =
    options.number === false ? '' : `<b style="font-size:${size * 0.38}px">${seconds}</b>`;
  return (
    `<span class="arc" style="width:${size}px;height:${size}px">` +
    `${ring(size, stroke, seconds / period, track)}${figure}</span>`
  );
}
