import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dark, light } from '../../artwork/brand/colors.ts';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** A role's color in a theme, as tokens.css has it. */
function color(role: string, theme: 'light' | 'dark'): string {
  const match = new RegExp(`--${role}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(
    tokens,
  );
  const value = match?.[theme === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`tokens.css has no role ${role}`);
  return value;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const drawn = { light, dark };
const grounds = ['ground', 'raised'] as const;
const least: readonly (readonly [string, number])[] = [
  ['text', 7],
  ['muted', 4.5],
  ['accent', 4.5],
  ['good', 4.5],
  ['warn', 4.5],
  ['line', 3],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  for (const ground of grounds)
    test.each(least)(`%s on ${ground} has at least %d:1`, (role, ratio) => {
      expect(contrast(color(role, theme), color(ground, theme))).toBeGreaterThanOrEqual(ratio);
    });

  test.each(Object.entries(drawn[theme]))('%s is the same in pictures', (role, value) => {
    expect(color(role, theme)).toBe(value);
  });

  test('words on the accent have at least 4.5:1', () => {
    expect(contrast(color('on-accent', theme), color('accent', theme))).toBeGreaterThanOrEqual(4.5);
  });
});
