import { expect, test } from 'vitest';
import { outcomeOf, tallies } from './outcomes.ts';

test('tells a refusal that is right from a setting that the app doesn’t support', () => {
  expect(outcomeOf({ capability: 'refuse-base32', verdict: 'refused' })).toBe('rightlyRefused');
  expect(outcomeOf({ capability: 'sha512', verdict: 'refused' })).toBe('unsupported');
});

test('tells wrong codes, changed names and broken QR codes apart', () => {
  expect(outcomeOf({ capability: 'sha512', verdict: 'misleading' })).toBe('wrongCode');
  expect(outcomeOf({ capability: 'refuse-digits-0', verdict: 'misleading' })).toBe('accepted');
  const names = { capability: 'label-non-latin', verdict: 'misleading' } as const;
  expect(outcomeOf({ ...names, names: 'other' })).toBe('wrongNames');
  expect(outcomeOf({ ...names, names: 'same' })).toBe('wrongCode');
});

test('counts every outcome once', () => {
  const counted = Object.values(tallies).flat();
  expect(counted).toHaveLength(8);
  expect(new Set(counted).size).toBe(8);
});
