import { describe, expect, it } from 'vitest';
import { expectedCounterOf } from './expectedCounter.ts';
import { maxCounter } from './settings.ts';

describe('expectedCounterOf', () => {
  it('returns the time step for TOTP, whatever the press', () => {
    const settings = { type: 'totp', period: 30, counter: 5n } as const;
    expect(expectedCounterOf(settings, { seconds: 59.9, press: 3 })).toBe(1n);
  });

  it('returns the counter of the press for HOTP, whatever the time', () => {
    const settings = { type: 'hotp', period: 30, counter: 7n } as const;
    expect(expectedCounterOf(settings, { seconds: 59, press: 1 })).toBe(7n);
    expect(expectedCounterOf(settings, { seconds: 59, press: 3 })).toBe(9n);
  });

  it('counts beyond the greatest counter', () => {
    const settings = { type: 'hotp', period: 30, counter: maxCounter } as const;
    expect(expectedCounterOf(settings, { seconds: 0, press: 2 })).toBe(maxCounter + 1n);
  });

  it.each([
    ['totp', { seconds: -1, press: 1 }],
    ['hotp', { seconds: 0, press: 1.5 }],
  ] as const)('throws for %s out of bounds', (type, request) => {
    expect(() => expectedCounterOf({ type, period: 30, counter: 0n }, request)).toThrow(RangeError);
  });
});
