import { describe, expect, it } from 'vitest';
import { algorithms } from './settings.ts';
import { counterAt, secondsLeft, totp } from './totp.ts';

const secretOf = (length: number) =>
  new TextEncoder().encode('1234567890'.repeat(7).slice(0, length));

const times = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000];
const appendixB = {
  SHA1: [20, '94287082 07081804 14050471 89005924 69279037 65353130'],
  SHA256: [32, '46119246 68084774 67062674 91819424 90698825 77737706'],
  SHA512: [64, '90693936 25091201 99943326 93441116 38618901 47863826'],
} as const;

describe('totp', () => {
  it.each(algorithms)('computes the %s codes of RFC 6238 appendix B', (algorithm) => {
    const [length, codes] = appendixB[algorithm];
    const secret = secretOf(length);
    const computed = times.map((seconds) =>
      totp({ secret, seconds, period: 30, digits: 8, algorithm }),
    );
    expect(computed.join(' ')).toBe(codes);
  });
});

describe('counterAt', () => {
  it.each([
    [0, 30, 0n],
    [29.999, 30, 0n],
    [30, 30, 1n],
    [59, 60, 0n],
    [20000000000, 30, 666666666n],
    [Number.MAX_SAFE_INTEGER, 1, 9007199254740991n],
    [Number.MAX_SAFE_INTEGER, 3, 3002399751580330n],
  ])('second %d with period %d', (seconds, period, step) => {
    expect(counterAt(seconds, period)).toBe(step);
  });

  it.each([
    [-1, 30],
    [Number.NaN, 30],
    [Infinity, 30],
    [0, 0],
    [0, 1.5],
  ])('rejects second %d with period %d', (seconds, period) => {
    expect(() => counterAt(seconds, period)).toThrow(RangeError);
  });
});

describe('secondsLeft', () => {
  it.each([
    [0, 30, 30],
    [29.5, 30, 0.5],
    [30, 30, 30],
    [61, 60, 59],
  ])('second %d with period %d', (seconds, period, left) => {
    expect(secondsLeft(seconds, period)).toBe(left);
  });
});
